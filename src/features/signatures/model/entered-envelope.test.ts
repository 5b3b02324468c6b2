import { afterEach, expect, test } from 'vitest';
import { localStore } from '@/lib/storage/browser-storage';
import {
  type EnteredEnvelope,
  emptyEnvelope,
  envelopeJournal,
  envelopeProblems,
  mostDocuments,
  signerLabel,
  toSend,
  withDocuments,
  withoutSigner,
} from './entered-envelope';
import { newField } from './fields';

const document = { id: 'd', fileId: 'a', fileName: 'letter.pdf', description: 'Letter', sizeBytes: 9, pageCount: 2 };
const field = newField({ kind: 'signature', signerId: 's1', fileId: 'a', page: 1, fields: [] });
const whole: EnteredEnvelope = {
  ...{ title: ' Letter ', message: '', isInOrder: false, reminderDays: 0, documents: [document] },
  signers: [{ signerId: 's1', name: ' Ada ', email: ' ada@example.com ' }],
  fields: [{ ...field, label: ' ' }],
};

afterEach(() => {
  for (const key of ['envelope:u1', 'u1']) localStore.remove(key);
});

test.each<[Partial<EnteredEnvelope>, Record<string, string>]>([
  [{}, {}],
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ documents: [], fields: [] }, { documents: 'Add at least one document' }],
  [{ documents: Array.from({ length: 11 }, () => document) }, { documents: 'Add 10 documents at most' }],
  [{ documents: Array.from({ length: mostDocuments }, () => document) }, {}],
  [{ signers: [] }, { signers: 'Add at least one signer' }],
  [{ fields: [] }, { 's1.fields': 'Place a signature for Ada' }],
  [{ fields: [{ ...field, signerId: 's2' }] }, { 's1.fields': 'Place a signature for Ada' }],
  [{ fields: [{ ...field, kind: 'initials' }] }, { 's1.fields': 'Place a signature for Ada' }],
  [{ fields: [{ ...field, kind: 'date' }, field] }, {}],
  [
    { signers: [{ signerId: 's1', name: ' ', email: ' ' }] },
    { 's1.name': 'Name is required', 's1.email': 'Email is required' },
  ],
  [
    { signers: [{ signerId: 's1', name: '', email: '' }] },
    { 's1.name': 'Name is required', 's1.email': 'Email is required' },
  ],
  [{ signers: [{ signerId: 's1', name: 'Ada', email: 'ada' }] }, { 's1.email': 'Please enter a valid email address' }],
])('%j', (change, problems) => {
  expect(envelopeProblems({ ...whole, ...change })).toEqual(problems);
});

test('fields go with their document and signer', () => {
  expect(withDocuments(whole, []).fields).toEqual([]);
  expect(withDocuments(whole, [document])).toEqual(whole);
  expect(withDocuments(emptyEnvelope, [document]).title).toBe('Letter');
  expect(withDocuments(emptyEnvelope, []).title).toBe('');
  expect(withoutSigner(whole, 's1')).toMatchObject({ signers: [], fields: [] });
  expect(withoutSigner(whole, 's2')).toEqual(whole);
  expect(signerLabel({ signerId: 's2', name: ' ', email: '' }, 1)).toBe('Signer 2');
});

test('it is sent trimmed, and without what is empty', () => {
  expect(toSend(whole, { state: 'IL', fee: 3 })).toEqual({
    ...{ state: 'IL', fee: 3, title: 'Letter', isInOrder: false, fields: [field] },
    documents: [{ fileId: 'a', title: 'Letter' }],
    signers: [{ signerId: 's1', name: 'Ada', email: 'ada@example.com' }],
  });
  const full = { ...whole, message: ' Hi ', reminderDays: 3, documents: [{ ...document, description: '' }] };
  const labeled = { ...full, fields: [{ ...field, label: ' Title ' }] };
  expect(toSend(labeled, { state: 'IL', fee: 3, mappingId: 'm', clientReference: 'r' })).toMatchObject({
    ...{ message: 'Hi', reminderDays: 3, mappingId: 'm', clientReference: 'r' },
    documents: [{ title: 'letter.pdf' }],
    fields: [{ label: 'Title' }],
  });
});

test('an unnamed envelope is named by its first document, in 120 characters at most', () => {
  const long = { ...document, description: 'x'.repeat(121) };
  expect(withDocuments({ ...whole, title: ' ' }, [document, long]).title).toBe('Letter');
  expect(withDocuments(emptyEnvelope, [long]).title).toBe('x'.repeat(120));
  expect(withDocuments({ ...whole, title: 'Mine' }, [document]).title).toBe('Mine');
});

test('only the fields of a removed document go', () => {
  const kept = { ...field, fileId: 'b', fieldId: 'f2' };
  const entered = { ...whole, fields: [field, kept] };
  expect(withDocuments(entered, [{ ...document, fileId: 'b' }]).fields).toEqual([kept]);
});

test('a new envelope asks one signer in order, with a reminder every three days', () => {
  expect(emptyEnvelope).toEqual({
    ...{ title: '', message: '', isInOrder: true, reminderDays: 3, documents: [], fields: [] },
    signers: [{ signerId: 's1', name: '', email: '' }],
  });
});

test('members without a value aren’t sent', () => {
  const { label: _, ...unlabeled } = field;
  const sent = toSend({ ...whole, message: ' ', fields: [unlabeled] }, { state: 'IL', fee: 0, clientReference: '' });
  expect(sent.fields).toEqual([unlabeled]);
  for (const member of ['message', 'reminderDays', 'mappingId', 'clientReference'])
    expect(sent).not.toHaveProperty(member);
});

test('an envelope is kept under its own name, whole, and ignored when it is damaged', () => {
  envelopeJournal.write('u1', whole);
  expect(localStore.read('envelope:u1')).not.toBeNull();
  expect(envelopeJournal.read('u1')).toEqual(whole);
  for (const damage of [{ title: 1 }, { documents: [{ id: 'd' }] }, { signers: [{ signerId: 's1' }] }]) {
    localStore.write('envelope:u1', JSON.stringify({ ...whole, ...damage }));
    expect(envelopeJournal.read('u1')).toBeUndefined();
  }
});
