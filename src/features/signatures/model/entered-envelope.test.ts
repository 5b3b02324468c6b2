import { expect, test } from 'vitest';
import {
  type EnteredEnvelope,
  emptyEnvelope,
  envelopeProblems,
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

test.each<[Partial<EnteredEnvelope>, Record<string, string>]>([
  [{}, {}],
  [{ title: ' ' }, { title: 'Title is required' }],
  [{ documents: [], fields: [] }, { documents: 'Add at least one document' }],
  [{ documents: Array.from({ length: 11 }, () => document) }, { documents: 'Add 10 documents at most' }],
  [{ signers: [] }, { signers: 'Add at least one signer' }],
  [{ fields: [] }, { 's1.fields': 'Place a signature for Ada' }],
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
  const labelled = { ...full, fields: [{ ...field, label: ' Title ' }] };
  expect(toSend(labelled, { state: 'IL', fee: 3, mappingId: 'm', clientReference: 'r' })).toMatchObject({
    ...{ message: 'Hi', reminderDays: 3, mappingId: 'm', clientReference: 'r' },
    documents: [{ title: 'letter.pdf' }],
    fields: [{ label: 'Title' }],
  });
});
