import { expect, test } from 'vitest';
import type { FilingDocument } from '@/api/generated/filing/model';
import { newFiling } from '@/features/efiling';
import { dropTarget, slotsFor } from './dropped-documents';

const lead: FilingDocument = { id: 'd', fileId: 'f', fileName: 'Answer.pdf', sizeBytes: 1, pageCount: 1 };
const empty = (id: string) => newFiling(id, undefined);
const full = (id: string) => ({ ...empty(id), leadDocument: lead });

test('documents go to the first filing without a lead document', () => {
  expect(dropTarget([full('a'), empty('b'), empty('c')], [])).toEqual({ filingId: 'b', role: 'lead' });
});

test('a filing whose lead document is uploading has one', () => {
  const uploading = [
    { filingId: 'a', role: 'lead' },
    { filingId: 'b', role: 'attachment' },
  ] as const;
  expect(dropTarget([empty('a'), empty('b')], uploading)).toEqual({ filingId: 'b', role: 'lead' });
  expect(dropTarget([empty('a')], uploading)).toEqual({ filingId: 'a', role: 'attachment' });
});

test('where no filing lacks one, documents are attachments of the last filing', () => {
  expect(dropTarget([full('a'), full('b')], [])).toEqual({ filingId: 'b', role: 'attachment' });
  expect(dropTarget([], [])).toBeUndefined();
});

test('only the first document takes the role', () => {
  expect(slotsFor(3, { filingId: 'a', role: 'lead' }).map(({ role }) => role)).toEqual([
    'lead',
    'attachment',
    'attachment',
  ]);
  expect(slotsFor(0, { filingId: 'a', role: 'lead' })).toEqual([]);
  expect(slotsFor(2, { filingId: 'a', role: 'lead' }, false).map(({ role }) => role)).toEqual([
    'attachment',
    'attachment',
  ]);
});
