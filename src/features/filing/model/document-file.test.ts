import { expect, test } from 'vitest';
import type { FilingDocument } from '@/api/generated/filing/model';
import { withCopy, withFileOf, withName, withOriginal } from './document-file';

const attached: FilingDocument = {
  id: 'd',
  fileId: 'scan',
  fileName: 'Scan 1.pdf',
  sizeBytes: 900,
  pageCount: 3,
  sha256: 'a',
  url: '/files/scan',
  description: 'Scan 1',
};

test('a copy replaces the file, and the original is remembered', () => {
  const smaller = withCopy(attached, { fileId: 'small', sizeBytes: 500, pageCount: 3, url: '/files/small' });
  expect(smaller).toMatchObject({ fileId: 'small', sizeBytes: 500, sha256: undefined, fileName: 'Scan 1.pdf' });
  const searchable = withCopy(smaller, { fileId: 'text', sizeBytes: 600 });
  expect(searchable).toMatchObject({ fileId: 'text', pageCount: 0, url: undefined });
  expect(searchable.original).toMatchObject({ fileId: 'scan', sizeBytes: 900, sha256: 'a' });
  expect(withFileOf(searchable, smaller)).toEqual(smaller);
  expect(withOriginal(searchable)).toEqual(attached);
  expect(withOriginal(attached)).toBe(attached);
});

test('a description equal to the name follows it; others stay', () => {
  expect(withName(attached, 'Answer.pdf')).toMatchObject({ fileName: 'Answer.pdf', description: 'Answer' });
  expect(withName({ ...attached, description: 'The answer' }, 'A.pdf').description).toBe('The answer');
});

test('a description is cut to 255 characters', () => {
  const long = 'x'.repeat(300);
  const cut = long.slice(0, 255);
  expect(withName(attached, `${long}.pdf`).description).toBe(cut);
  expect(withName({ ...attached, fileName: `${long}.pdf`, description: cut }, 'A.pdf').description).toBe('A');
});
