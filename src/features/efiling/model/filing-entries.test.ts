import { describe, expect, test } from 'vitest';
import type { FilingDocument, FilingEntry } from '@/api/generated/filing/model';
import {
  documentsOf,
  envelopeBytes,
  findDuplicates,
  newFiling,
  withChangedDocument,
  withDocument,
  withDocumentMoved,
  withLeadDemoted,
  withLeadDocument,
  withoutDocument,
} from './filing-entries';

const document = (id: string, change: Partial<FilingDocument> = {}): FilingDocument => ({
  id,
  fileId: `file-${id}`,
  fileName: `${id}.pdf`,
  sizeBytes: 100,
  pageCount: 1,
  filingComponentCode: '7',
  ...change,
});
const filing = (change: Partial<FilingEntry> = {}): FilingEntry => ({ ...newFiling('f', undefined), ...change });
const full = filing({ leadDocument: document('a'), attachments: [document('b'), document('c')] });
const ids = (entry: FilingEntry) => documentsOf(entry).map(({ id }) => id);

test('a new filing is public, filed without service, by the given attorney', () => {
  expect(newFiling('f', 'att')).toMatchObject({ action: 'EFile', security: 'public', filingAttorneyId: 'att' });
});

test('a new filing has nothing but the usual courtesy copies', () => {
  const usual = ['clerk@example.com'];
  expect(newFiling('f', 'att', usual)).toMatchObject({
    courtesyCopyEmails: ['clerk@example.com'],
    attachments: [],
    optionalServices: [],
    serviceRecipients: [],
  });
  expect(newFiling('f', 'att', usual).courtesyCopyEmails).not.toBe(usual);
  expect(newFiling('f', 'att').courtesyCopyEmails).toEqual([]);
});

describe('documents', () => {
  test('the lead document comes first, and all documents count', () => {
    expect(ids(full)).toEqual(['a', 'b', 'c']);
    expect(ids(filing({ attachments: [document('b')] }))).toEqual(['b']);
    expect(envelopeBytes([full, full])).toBe(600);
  });
  test('are added in place; a second lead document becomes an attachment', () => {
    const one = withDocument(filing(), 'lead', document('a'));
    expect(one.leadDocument?.id).toBe('a');
    expect(withDocument(one, 'lead', document('b')).attachments).toHaveLength(1);
    expect(withDocument(filing(), 'attachment', document('b')).leadDocument).toBeUndefined();
  });
  test('are removed', () => {
    expect(ids(withoutDocument(full, 'a'))).toEqual(['b', 'c']);
    expect(ids(withoutDocument(full, 'b'))).toEqual(['a', 'c']);
    expect(withoutDocument(filing({ attachments: [document('b')] }), 'b')).toEqual(filing({ leadDocument: undefined }));
  });
  test.each(['a', 'c'])('change by their id: %s', (id) => {
    const changed = withChangedDocument(full, id, (each) => ({ ...each, fileName: 'new.pdf' }));
    expect(documentsOf(changed)).toEqual(
      documentsOf(full).map((each) => (each.id === id ? { ...each, fileName: 'new.pdf' } : each)),
    );
  });
  test('change without a lead document', () => {
    const changed = withChangedDocument(filing({ attachments: [document('b')] }), 'b', () => document('x'));
    expect(changed).toEqual(filing({ leadDocument: undefined, attachments: [document('x')] }));
  });
  test('return to their place among the attachments', () => {
    expect(ids(withDocument(full, 'attachment', document('x'), 0))).toEqual(['a', 'x', 'b', 'c']);
    expect(ids(withDocument(full, 'lead', document('x'), 1))).toEqual(['a', 'b', 'x', 'c']);
  });
  test('move among the attachments', () => {
    const moved = withDocumentMoved(full, 'c', 1);
    expect(ids(moved)).toEqual(['a', 'c', 'b']);
    expect(documentsOf(moved).every(({ filingComponentCode }) => filingComponentCode === '7')).toBe(true);
    expect(ids(withDocumentMoved(full, 'b', 2))).toEqual(['a', 'c', 'b']);
    expect(ids(withDocumentMoved(full, 'b', 99))).toEqual(['a', 'c', 'b']);
    expect(withDocumentMoved(full, 'x', 1)).toBe(full);
    const withoutLead = filing({ attachments: [document('b'), document('c')] });
    expect(withDocumentMoved(withoutLead, 'c', 0).leadDocument).toBeUndefined();
    expect(ids(withDocumentMoved(withoutLead, 'c', 0))).toEqual(['c', 'b']);
  });
  test('that move to the top become the lead document; both lose their component', () => {
    const moved = withDocumentMoved(full, 'c', 0);
    expect(ids(moved)).toEqual(['c', 'a', 'b']);
    expect(documentsOf(moved).map(({ filingComponentCode }) => filingComponentCode)).toEqual([
      undefined,
      undefined,
      '7',
    ]);
    const demoted = withDocumentMoved(full, 'a', 2);
    expect(ids(demoted)).toEqual(['b', 'c', 'a']);
    expect(documentsOf(demoted).map(({ filingComponentCode }) => filingComponentCode)).toEqual([
      undefined,
      '7',
      undefined,
    ]);
  });
  test('swap places: the new lead document replaces the former one, and both lose their component', () => {
    const changed = withLeadDocument(full, 'c');
    expect(ids(changed)).toEqual(['c', 'b', 'a']);
    expect(changed.leadDocument?.filingComponentCode).toBeUndefined();
    expect(changed.attachments[1]?.filingComponentCode).toBeUndefined();
    expect(ids(withLeadDocument(filing({ attachments: [document('b')] }), 'b'))).toEqual(['b']);
    expect(withLeadDocument(full, 'x')).toBe(full);
  });
  test('the lead document can become an attachment', () => {
    const changed = withLeadDemoted(full);
    expect(changed.leadDocument).toBeUndefined();
    expect(ids(changed)).toEqual(['a', 'b', 'c']);
    const empty = filing();
    expect(withLeadDemoted(empty)).toBe(empty);
  });
});

test('a file attached twice is detected, also in another filing', () => {
  const same = { sha256: 'ab' };
  const filings = [
    filing({ leadDocument: document('a', same), attachments: [document('b', { sha256: 'cd' }), document('x')] }),
    filing({ leadDocument: document('c', same), attachments: [document('y')] }),
  ];
  expect([...findDuplicates(filings)]).toEqual([['c', 'a.pdf']]);
});
