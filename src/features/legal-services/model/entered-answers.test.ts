import { describe, expect, test } from 'vitest';
import type { FilingDocument } from '@/api/generated/filing/model';
import type { FormField, ServiceForm, ServiceOffice } from '@/api/generated/serving/model';
import { localStore } from '@/lib/storage/browser-storage';
import {
  answerProblems,
  answersJournal,
  chosenOffice,
  fieldsOf,
  fromStored,
  isAsked,
  sentAnswers,
  toStored,
} from './entered-answers';

const field = (name: string, more: Partial<FormField> = {}): FormField => ({
  name,
  label: name,
  type: 'text',
  isRequired: true,
  maxLength: 200,
  ...more,
});

const form = (...fields: FormField[]): ServiceForm => ({
  service: 'UccSearch',
  name: 'UCC search',
  description: '',
  fee: 45,
  businessDays: 2,
  sections: [{ title: 'All', fields }],
  notes: [],
});

/** A document with what is always known of one. */
const document = (fileId: string): FilingDocument => ({
  ...{ id: '7d1f0c3a-52b6-4a0e-9c1d-1f2e3d4c5b6a', fileId, fileName: `${fileId}.pdf`, sizeBytes: 10, pageCount: 1 },
});

const kind = field('kind', { type: 'choice', options: [{ value: 'sale', label: 'Sale' }] });
const price = field('price', { type: 'money', onlyIf: { field: 'kind', values: ['sale'] } });

test('a question with a condition is asked with one of its answers alone', () => {
  expect(isAsked(price, { kind: 'sale' })).toBe(true);
  expect(isAsked(price, { kind: 'gift' })).toBe(false);
  expect(isAsked(price, {})).toBe(false);
  expect(isAsked(kind, {})).toBe(true);
  const untilChosen = field('note', { onlyIf: { field: 'kind', values: [''] } });
  expect(isAsked(untilChosen, {})).toBe(true);
  expect(isAsked(untilChosen, { kind: 'sale' })).toBe(false);
});

test('the fields of a form are those of its sections, in their order', () => {
  const sections = [
    { title: 'One', fields: [kind, price] },
    { title: 'Two', fields: [field('note')] },
  ];
  expect(fieldsOf({ ...form(), sections }).map(({ name }) => name)).toEqual(['kind', 'price', 'note']);
});

test('what is sent is trimmed, has cents, and leaves out what is empty or not asked', () => {
  const all = form(kind, price, field('note', { isRequired: false }));
  expect(sentAnswers(all, { kind: 'sale', price: 1250.5, note: '  ' })).toEqual({ kind: 'sale', price: '1250.50' });
  expect(sentAnswers(all, { kind: 'gift', price: 1, note: ' a ', other: 'b' })).toEqual({ kind: 'gift', note: 'a' });
});

test('documents are sent by their files', () => {
  const all = form(field('papers', { type: 'documents' }));
  expect(sentAnswers(all, { papers: [document('f1'), document('f2')] })).toEqual({ papers: 'f1,f2' });
  expect(answerProblems(all, { papers: [] })).toEqual({ papers: 'papers is required' });
});

test('a taxpayer ID and a certification are never stored', () => {
  const all = form(field('name'), field('id', { type: 'taxpayer-id' }), field('certified', { type: 'certification' }));
  const entries = toStored(all, { name: 'Ana', id: '987-65-4329', certified: 'yes', empty: '', missing: undefined });
  expect(entries).toEqual([{ field: 'name', answer: 'Ana' }]);
  expect(fromStored(entries)).toEqual({ name: 'Ana' });
  expect(fromStored(undefined)).toStrictEqual({});
});

test('what was stored is read again, unless it has another form', () => {
  const entries = [
    { field: 'name', answer: 'Ana' },
    { field: 'price', answer: 12.5 },
    { field: 'papers', answer: [document('f1')] },
  ];
  answersJournal.write('ana', entries);
  expect(answersJournal.read('ana')).toEqual(entries);
  expect(localStore.read('legal-service:ana')).not.toBeNull();
  for (const broken of [[{ field: 'name' }], [{ answer: 'Ana' }], [{ field: 'name', answer: true }], [{}], 'Ana']) {
    localStore.write('legal-service:ana', JSON.stringify(broken));
    expect(answersJournal.read('ana')).toBeUndefined();
  }
});

test('the chosen office is that of its id and kind', () => {
  const office = (officeId: string, officeKind: ServiceOffice['officeKind']): ServiceOffice => ({
    ...{ officeId, officeKind, name: 'Office', address: '1 Elm St', fee: 5, days: 3, source: 'Statute' },
  });
  const offices = [office('1', 'sheriff'), office('1', 'clerk-mail'), office('2', 'clerk-mail')];
  expect(chosenOffice({ officeId: '1', officeKind: 'clerk-mail' }, offices)).toBe(offices[1]);
  expect(chosenOffice({ officeId: '2', officeKind: 'sheriff' }, offices)).toBeUndefined();
  expect(chosenOffice({}, offices)).toBeUndefined();
});

describe('problems', () => {
  test.each<[FormField, string | undefined, string | undefined]>([
    [field('a', { label: 'County' }), '', 'County is required'],
    [field('a', { label: 'Is it foreign?' }), undefined, 'An answer is required'],
    [field('a', { isRequired: false }), undefined, undefined],
    [field('a', { type: 'zip' }), '606', 'Enter a ZIP code, such as 60601 or 60601-1234.'],
    [field('a', { type: 'zip' }), '60601-1234', undefined],
    [field('a', { type: 'email' }), 'nobody', 'Please enter a valid email address'],
    [field('a', { type: 'email' }), 'a@example.com', undefined],
    [field('a', { type: 'taxpayer-id' }), '12-345678', 'Enter nine digits.'],
    [field('a', { type: 'taxpayer-id' }), '12-34567890', 'Enter nine digits.'],
    [field('a', { type: 'taxpayer-id' }), 'x12-3456789', 'Enter nine digits.'],
    [field('a', { type: 'taxpayer-id' }), '12-3456789', undefined],
    [field('a', { type: 'certification', label: 'I certify that' }), '', 'Certify this to order.'],
    [field('a', { pattern: '[1-9]', patternText: 'One digit.' }), '12', 'One digit.'],
    [field('a', { pattern: '[1-9]' }), '12', 'Check this answer.'],
    [field('a', { pattern: '[1-9]' }), '1', undefined],
    [field('a', { pattern: '(' }), '1', undefined],
  ])('%j with %j: %s', (question, answer, problem) => {
    expect(answerProblems(form(question), { a: answer })).toStrictEqual(problem === undefined ? {} : { a: problem });
  });

  test('none for a question that is not asked', () => {
    expect(answerProblems(form(kind, price), { kind: 'gift' })).toEqual({});
    expect(answerProblems(form(kind, price), { kind: 'sale' })).toEqual({ price: 'price is required' });
  });
});
