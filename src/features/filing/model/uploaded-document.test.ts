import { expect, test } from 'vitest';
import type { StoredFile } from '@/api/generated/billing/model';
import type { Upload } from '@/features/documents';
import { type DocumentSlot, documentsOf, newFiling } from '@/features/efiling';
import { readyUploads, toFilingDocument, withUploadedDocument } from './uploaded-document';

const stored: StoredFile = {
  fileId: 'file',
  name: 'Exhibit A.pdf',
  sizeBytes: 5,
  contentType: 'application/pdf',
  pageCount: 4,
  sha256: 'ab',
  uploadedAt: '2026-03-04T16:20:31Z',
  url: '/files/file',
};
const file = new File(['%PDF-'], 'Exhibit A to the complaint.pdf');

function upload(
  id: string,
  kind: 'checking' | 'refused' | 'uploaded',
  role: DocumentSlot['role'] = 'attachment',
  filingId = 'f',
) {
  const refusal = { code: 'empty', problem: '', remedy: '' } as const;
  const states = { checking: { kind }, refused: { kind, refusal }, uploaded: { kind, stored } };
  return {
    id,
    slot: { filingId, role },
    name: file.name,
    file,
    fileName: stored.name,
    state: states[kind],
  } as Upload<DocumentSlot>;
}
const ready = (...uploads: Upload<DocumentSlot>[]) => readyUploads(uploads).map(({ id }) => id);

test('a document uploaded early waits for those before it in the same slot', () => {
  expect(ready(upload('a', 'uploaded'), upload('b', 'uploaded'))).toEqual(['a', 'b']);
  expect(ready(upload('a', 'checking'), upload('b', 'uploaded'))).toEqual([]);
  expect(ready(upload('a', 'refused'), upload('b', 'uploaded'))).toEqual(['b']);
  expect(ready(upload('a', 'checking', 'lead'), upload('b', 'uploaded'))).toEqual(['b']);
  expect(ready(upload('a', 'checking', 'attachment', 'g'), upload('b', 'uploaded'))).toEqual(['b']);
  expect(ready(upload('a', 'uploaded'), upload('b', 'checking'))).toEqual(['a']);
});

test('a replacement waits for no other document', () => {
  const replacement = upload('b', 'uploaded');
  expect(ready(upload('a', 'checking'), { ...replacement, slot: { ...replacement.slot, replaces: 'x' } })).toEqual([
    'b',
  ]);
});

test('a document is attached, or replaces the file of another while that is attached', () => {
  const document = toFilingDocument(upload('a', 'uploaded'), stored, rule);
  const other = { ...document, id: 'b', fileId: 'other', fileName: 'Other.pdf' };
  const slot = { filingId: 'f', role: 'lead' } as const;
  const filing = withUploadedDocument(newFiling('f', undefined), slot, document);
  expect(filing.leadDocument).toBe(document);
  const replaced = withUploadedDocument(filing, { ...slot, replaces: 'a' }, other);
  expect(documentsOf(replaced)).toMatchObject([{ id: 'a', fileId: 'other', fileName: 'Other.pdf' }]);
  expect(withUploadedDocument(filing, { ...slot, replaces: 'gone' }, other).attachments).toEqual([other]);
});

const rule = { isShown: true, isRequired: false, isReadOnly: false };

test('a stored file becomes a document, described by its original name', () => {
  expect(toFilingDocument(upload('a', 'uploaded'), stored, rule)).toEqual({
    id: 'a',
    fileId: 'file',
    fileName: 'Exhibit A.pdf',
    sizeBytes: 5,
    pageCount: 4,
    sha256: 'ab',
    url: '/files/file',
    description: 'Exhibit A to the complaint',
  });
});

test.each([
  ['{{FileName}}', 'Exhibit A to the complaint'],
  ['Document {{FileName}}', 'Document Exhibit A to the complaint'],
  ['Exhibit', 'Exhibit'],
  [' Exhibit\n', 'Exhibit'],
  ['x'.repeat(300), 'x'.repeat(255)],
  ['', 'Exhibit A to the complaint'],
  ['{{CaseTitle}}', 'Exhibit A to the complaint'],
])("the court's default %j describes it as %j", (defaultValue, description) => {
  expect(toFilingDocument(upload('a', 'uploaded'), stored, { ...rule, defaultValue }).description).toBe(description);
});

test('a hidden description stays empty; the page count comes from either side', () => {
  const hidden = { ...rule, isShown: false };
  expect(toFilingDocument(upload('a', 'uploaded'), stored, hidden).description).toBeUndefined();
  const uncounted = { ...stored, pageCount: undefined };
  expect(toFilingDocument({ ...upload('a', 'uploaded'), pageCount: 7 }, uncounted, rule).pageCount).toBe(7);
  expect(toFilingDocument(upload('a', 'uploaded'), uncounted, rule).pageCount).toBe(0);
});

test('what the pages look like is kept, and nothing of a document that was not looked at', () => {
  const findings = { withoutText: [1] };
  expect(toFilingDocument({ ...upload('a', 'uploaded'), findings }, stored, rule).findings).toBe(findings);
  expect(toFilingDocument(upload('a', 'uploaded'), stored, rule)).not.toHaveProperty('findings');
});

test('a ready upload has its slot and its stored file', () => {
  const finished = upload('a', 'uploaded');
  expect(readyUploads([finished])).toEqual([{ id: 'a', slot: finished.slot, stored, upload: finished }]);
  expect(readyUploads([])).toEqual([]);
});

test('replacements of the same document keep their order', () => {
  const replacing = (id: string, kind: 'checking' | 'uploaded') => {
    const one = upload(id, kind);
    return { ...one, slot: { ...one.slot, replaces: 'x' } };
  };
  expect(ready(replacing('a', 'checking'), replacing('b', 'uploaded'))).toEqual([]);
});

test('the court’s default names the file each time, and a long name is cut', () => {
  const described = (defaultValue: string | undefined, of = upload('a', 'uploaded')) =>
    toFilingDocument(of, stored, { ...rule, defaultValue }).description;
  expect(described('{{FileName}} / {{FileName}}')).toBe('Exhibit A to the complaint / Exhibit A to the complaint');
  const long = { ...upload('a', 'uploaded'), name: `${'x'.repeat(300)}.pdf` };
  expect(described(undefined, long)).toBe('x'.repeat(255));
});
