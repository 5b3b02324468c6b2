import { expect, it } from 'vitest';
import type { MappingAttachment } from '@/api/generated/filing/model';
import { newFiling } from '@/features/efiling';
import { toWaitingDocument, waitingFiles } from './waiting-files';

const file = (fileId: string, differing: Partial<MappingAttachment> = {}): MappingAttachment => ({
  fileId,
  fileName: `${fileId}.pdf`,
  contentType: 'application/pdf',
  sizeBytes: 1000,
  pageCount: 2,
  addedAt: '2026-11-20T10:00:00Z',
  usedInOrderIds: [],
  ...differing,
});

it('are PDFs that the draft doesn’t have, those never filed first', () => {
  const filed = file('filed', { usedInOrderIds: [42] });
  const word = file('word', { contentType: 'application/msword' });
  const had = file('had');
  const leadDocument = toWaitingDocument(had, 'd');
  const original = { fileId: 'before', fileName: 'before.pdf', sizeBytes: 1, pageCount: 1 };
  const attachments = [{ ...toWaitingDocument(file('smaller'), 'e'), original }];
  const filings = [{ ...newFiling('1', undefined), leadDocument, attachments }];
  const files = [filed, file('new'), word, had, file('before')];
  expect(waitingFiles(files, filings).map(({ fileId }) => fileId)).toEqual(['new', 'filed']);
});

it('become documents of the same file', () => {
  expect(toWaitingDocument(file('answer'), 'd')).toEqual({
    id: 'd',
    fileId: 'answer',
    fileName: 'answer.pdf',
    sizeBytes: 1000,
    pageCount: 2,
    description: 'answer',
  });
});

it('of one kind keep their order', () => {
  const used = { usedInOrderIds: [1] };
  const files = [file('a', used), file('b'), file('c', used), file('d')];
  expect(waitingFiles(files, []).map(({ fileId }) => fileId)).toEqual(['b', 'd', 'a', 'c']);
});

it('have a description of at most 255 characters', () => {
  const long = file('long', { fileName: `${'x'.repeat(300)}.pdf` });
  expect(toWaitingDocument(long, 'd').description).toBe('x'.repeat(255));
});
