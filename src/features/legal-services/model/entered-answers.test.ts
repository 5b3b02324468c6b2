import { describe, expect, test } from 'vitest';
import type { FormField, ServiceForm } from '@/api/generated/serving/model';
import { answerProblems, fromStored, isAsked, sentAnswers, toStored } from './entered-answers';

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

const kind = field('kind', { type: 'choice', options: [{ value: 'sale', label: 'Sale' }] });
const price = field('price', { type: 'money', onlyIf: { field: 'kind', values: ['sale'] } });

test('a question with a condition is asked with one of its answers alone', () => {
  expect(isAsked(price, { kind: 'sale' })).toBe(true);
  expect(isAsked(price, { kind: 'gift' })).toBe(false);
  expect(isAsked(price, {})).toBe(false);
  expect(isAsked(kind, {})).toBe(true);
});

test('what is sent is trimmed, has cents, and leaves out what is empty or not asked', () => {
  const all = form(kind, price, field('note', { isRequired: false }));
  expect(sentAnswers(all, { kind: 'sale', price: 1250.5, note: '  ' })).toEqual({ kind: 'sale', price: '1250.50' });
  expect(sentAnswers(all, { kind: 'gift', price: 1, note: ' a ', other: 'b' })).toEqual({ kind: 'gift', note: 'a' });
});

test('a taxpayer ID is never stored', () => {
  const all = form(field('name'), field('id', { type: 'taxpayer-id' }));
  const entries = toStored(all, { name: 'Ana', id: '987-65-4329', empty: '', missing: undefined });
  expect(entries).toEqual([{ field: 'name', answer: 'Ana' }]);
  expect(fromStored(entries)).toEqual({ name: 'Ana' });
  expect(fromStored(undefined)).toEqual({});
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
    [field('a', { type: 'taxpayer-id' }), '12-3456789', undefined],
    [field('a', { pattern: '[1-9]', patternText: 'One digit.' }), '12', 'One digit.'],
    [field('a', { pattern: '[1-9]' }), '12', 'Check this answer.'],
    [field('a', { pattern: '[1-9]' }), '1', undefined],
    [field('a', { pattern: '(' }), '1', undefined],
  ])('%j with %j: %s', (question, answer, problem) => {
    expect(answerProblems(form(question), { a: answer })).toEqual(problem === undefined ? {} : { a: problem });
  });

  test('none for a question that is not asked', () => {
    expect(answerProblems(form(kind, price), { kind: 'gift' })).toEqual({});
    expect(answerProblems(form(kind, price), { kind: 'sale' })).toEqual({ price: 'price is required' });
  });
});
