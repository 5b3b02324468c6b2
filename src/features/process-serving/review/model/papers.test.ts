import { expect, test } from 'vitest';
import type { StoredFile } from '@/api/generated/billing/model';
import type { ServingDocument } from '@/api/generated/serving/model';
import { withUploadedPaper } from './papers';

const paper: ServingDocument = {
  documentId: 'p1',
  fileId: 'f1',
  fileName: 'summons.pdf',
  title: 'Summons',
  kind: 'summons',
  pageCount: 2,
  sizeBytes: 10,
  sha256: 'a'.repeat(64),
};
const stored = { fileId: 'f2', name: 'Stamped.pdf', pageCount: 3, sizeBytes: 20, url: '/files/f2' } as StoredFile;

test('a replacement keeps the title and kind, and not the former hash', () => {
  const [replaced, ...others] = withUploadedPaper([paper], 'p1', 'u1', stored);
  expect(others).toEqual([]);
  expect(replaced).toEqual({
    documentId: 'p1',
    title: 'Summons',
    kind: 'summons',
    fileId: 'f2',
    fileName: 'Stamped.pdf',
    pageCount: 3,
    sizeBytes: 20,
    url: '/files/f2',
  });
});

test('only the replaced paper changes', () => {
  const other = { ...paper, documentId: 'p2' };
  expect(withUploadedPaper([paper, other], 'p2', 'u1', stored)[0]).toBe(paper);
});

test.each([
  ['Stamped.PDF', 'Stamped'],
  ['Order.pdf.signed', 'Order.pdf.signed'],
])('the title of %s is %s', (name, title) => {
  expect(withUploadedPaper([], '', 'u1', { ...stored, name })[0]).toMatchObject({ fileName: name, title });
});

test('a file whose pages aren’t known counts none', () => {
  const { pageCount: _, ...unread } = stored;
  expect(withUploadedPaper([], '', 'u1', unread)[0]?.pageCount).toBe(0);
});

test('another paper is added at the end, under its name', () => {
  const sha256 = 'b'.repeat(64);
  const [first, added] = withUploadedPaper([paper], '', 'u1', { ...stored, sha256 });
  expect(first).toBe(paper);
  expect(added).toMatchObject({ documentId: 'u1', title: 'Stamped', kind: 'other', sha256 });
});

test('a paper that was removed meanwhile is added again, by its replacement', () => {
  expect(withUploadedPaper([], 'p1', 'u1', stored)).toHaveLength(1);
});
