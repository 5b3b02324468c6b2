import { expect, test } from 'vitest';
import type { FilingDocument } from '@/api/generated/filing/model';
import {
  withCopy,
  withFileOf,
  withFormerFile,
  withName,
  withOriginal,
  withoutFinding,
  withReplacedFile,
} from './document-file';

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

test('another file takes the place of the former one, and back', () => {
  const copied = withCopy({ ...attached, documentTypeCode: '7' }, { fileId: 'small', sizeBytes: 500, pageCount: 3 });
  const other = { ...attached, id: 'e', fileId: 'signed', fileName: 'Signed.pdf', sha256: 'b', description: 'Signed' };
  const replaced = withReplacedFile(copied, other);
  expect(replaced).toEqual({ ...other, id: 'd', documentTypeCode: '7', original: undefined });
  expect(withFormerFile(replaced, copied)).toEqual(copied);
  expect(withReplacedFile({ ...attached, description: 'The lease' }, other).description).toBe('The lease');
  expect(withReplacedFile({ ...attached, description: undefined }, other).description).toBe('Signed');
});

test('findings belong to the file: a copy has those it does not fix, the original all of them', () => {
  const findings = { withoutText: [1], sideways: [{ page: 2, rotation: 90 as const }] };
  const scan = { ...attached, findings };
  const copy = { fileId: 'copy', sizeBytes: 500, pageCount: 3 };
  expect(withCopy(scan, copy).findings).toEqual(findings);
  expect(withCopy(scan, copy, 'withoutText').findings).toEqual({ sideways: findings.sideways });
  expect(withOriginal(withCopy(scan, copy, 'sideways'))).toEqual(scan);
  expect(withCopy(attached, copy, 'sideways').findings).toBeUndefined();
  expect(withoutFinding(scan, 'withoutText').findings).toEqual({ sideways: findings.sideways });
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

test('a document whose pages couldn’t be counted has none, and no findings to forget', () => {
  expect(withCopy(attached, { fileId: 'c', sizeBytes: 1 })).toEqual({
    ...attached,
    ...{ fileId: 'c', sizeBytes: 1, pageCount: 0, sha256: undefined, url: undefined, findings: undefined },
    original: { fileId: 'scan', sizeBytes: 900, pageCount: 3, sha256: 'a', url: '/files/scan', findings: undefined },
  });
  expect(withoutFinding(attached, 'sideways')).toBe(attached);
});

test('a copy’s former state comes back with its original', () => {
  const copied = withCopy(attached, { fileId: 'small', sizeBytes: 500, pageCount: 3 });
  const other = { ...attached, fileId: 'signed', fileName: 'Signed.pdf', description: 'Own words' };
  expect(withFormerFile(other, copied)).toMatchObject({
    ...{ fileId: 'small', fileName: 'Scan 1.pdf', description: 'Scan 1', original: { fileId: 'scan' } },
  });
});
