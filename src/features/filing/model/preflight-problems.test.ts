import { describe, expect, it } from 'vitest';
import type { EnteredDocument, EnteredFiling } from '@/features/efiling';
import { newFiling } from '@/features/efiling';
import type { DocumentFacts, Finding } from '@/features/preflight';
import {
  acknowledged,
  acknowledgement,
  confirmationPath,
  hashOf,
  isConfirmed,
  mayConfirm,
  nothingToRedact,
  preflightProblems,
  withConfirmation,
} from './preflight-problems';

const documentOf = (id: string, differing: Partial<EnteredDocument> = {}): EnteredDocument => ({
  ...{ id, fileId: `file-${id}`, fileName: `${id}.pdf`, sizeBytes: 1, pageCount: 1, sha256: `hash-${id}` },
  ...differing,
});
const finding = (differing: Partial<Finding> = {}): Finding => ({
  ...{ check: 'redaction', result: 'look', path: 'filings.0.leadDocument', pages: [1] },
  ...{ text: 'Page 1 may show a number', remedy: 'Redact it.' },
  ...differing,
});
const filingOf = (differing: Partial<EnteredFiling> = {}): EnteredFiling => ({
  ...newFiling('f', undefined),
  ...differing,
});
const lead = documentOf('lead');
const filings = [filingOf({ leadDocument: lead, attachments: [documentOf('a'), documentOf('b')] })];
const problemsOf = (findings: Finding[], of: EnteredFiling[] = filings, acknowledge?: string) =>
  preflightProblems(findings, of, { hash: (document) => hashOf(document), acknowledge });

describe('the content that a confirmation is for', () => {
  it('is its hash as it was read, else as it was uploaded, else its file', () => {
    expect(hashOf(lead, { kind: 'read', sha256: 'read' } as DocumentFacts)).toBe('read');
    expect(hashOf(lead, { kind: 'unknown' })).toBe('hash-lead');
    expect(hashOf(lead)).toBe('hash-lead');
    expect(hashOf(documentOf('x', { sha256: undefined }), { kind: 'refused', why: 'encrypted' })).toBe('file-x');
  });

  it('is confirmed by check', () => {
    const looked = documentOf('x', { confirmed: [{ check: 'redaction', sha256: 'now' }] });
    expect(isConfirmed(looked, 'redaction', 'now')).toBe(true);
    expect(isConfirmed(looked, 'searchable', 'now')).toBe(false);
    expect(isConfirmed(looked, 'redaction', 'later')).toBe(false);
    expect(isConfirmed(lead, 'redaction', 'now')).toBe(false);
  });
});

describe('a confirmation', () => {
  const redaction = { check: 'redaction', sha256: 'now' };
  const text = { check: 'searchable', sha256: 'now' };

  it('is given once, and taken back', () => {
    expect(withConfirmation(lead, redaction, true).confirmed).toEqual([redaction]);
    const both = withConfirmation({ ...lead, confirmed: [redaction, text] }, redaction, true);
    expect(both.confirmed).toEqual([text, redaction]);
    expect(withConfirmation(both, redaction, false).confirmed).toEqual([text]);
    expect(withConfirmation(lead, redaction, false)).toEqual({ ...lead, confirmed: [] });
  });

  it('of former content is dropped', () => {
    const former = { check: 'searchable', sha256: 'before' };
    expect(withConfirmation({ confirmed: [former] }, redaction, true).confirmed).toEqual([redaction]);
  });

  it('has words for what the filer confirms', () => {
    expect(acknowledgement('Rule 138')).toBe('I have redacted what Rule 138 asks for.');
    expect(nothingToRedact).not.toBe('');
  });
});

it.each([
  ['redaction', 'look', true],
  ['redaction', 'fix', true],
  ['redaction', 'unknown', false],
  ['encrypted', 'look', true],
  ['encrypted', 'fix', false],
  ['encrypted', 'pass', false],
] as const)('whether a finding of %s with the result “%s” may be confirmed: %s', (check, result, may) => {
  expect(mayConfirm(finding({ check, result }))).toBe(may);
});

describe('what blocks submission', () => {
  it('is what nobody looked at, at the box that confirms it', () => {
    expect(problemsOf([finding()])).toEqual([
      {
        step: 'filings',
        path: 'filings.0.leadDocument.confirmed.redaction',
        message: 'Page 1 may show a number. Confirm that you have looked.',
        about: 'lead.pdf',
      },
    ]);
    expect(confirmationPath(finding())).toBe('filings.0.leadDocument.confirmed.redaction');
  });

  it('is what must be fixed, at the document, with the remedy', () => {
    const broken = finding({ result: 'fix', path: 'filings.0.attachments.1', text: 'Page 1 is broken.' });
    expect(problemsOf([broken])).toEqual([
      { step: 'filings', path: 'filings.0.attachments.1', message: 'Page 1 is broken. Redact it.', about: 'b.pdf' },
    ]);
  });

  it.each(['pass', 'unknown'] as const)('is nothing with the result “%s”', (result) => {
    expect(problemsOf([finding({ result })])).toEqual([]);
  });

  it('is not the size, which is checked elsewhere', () => {
    expect(problemsOf([finding({ check: 'size', result: 'fix' })])).toEqual([]);
  });

  it.each(['filings.1.leadDocument', 'filings.1.attachments.0', 'filings.0.attachments.2'])(
    'is not a document that is gone: %s',
    (path) => {
      expect(problemsOf([finding({ path })])).toEqual([]);
    },
  );

  it('is not what was confirmed of the present content', () => {
    const confirmed = [{ check: 'redaction', sha256: 'hash-lead' }];
    const looked = [filingOf({ leadDocument: { ...lead, confirmed } })];
    expect(problemsOf([finding(), finding({ result: 'fix' })], looked)).toEqual([]);
    const changed = [filingOf({ leadDocument: { ...lead, confirmed, sha256: 'other' } })];
    expect(problemsOf([finding()], changed)).toHaveLength(1);
  });

  it('is what must be fixed, though it was confirmed', () => {
    const encrypted = finding({ check: 'encrypted', result: 'fix' });
    const confirmed = [{ check: 'encrypted', sha256: 'hash-lead' }];
    expect(problemsOf([encrypted], [filingOf({ leadDocument: { ...lead, confirmed } })])).toHaveLength(1);
  });
});

describe('the court’s own confirmation', () => {
  const confirmed = (id: string) => documentOf(id, { confirmed: [{ check: acknowledged, sha256: `hash-${id}` }] });

  it('is asked for once, after everything else, while a document lacks it', () => {
    const some = [filingOf({ leadDocument: confirmed('lead'), attachments: [documentOf('a'), documentOf('b')] })];
    const problems = problemsOf([finding()], some, 'I have redacted.');
    expect(problems).toHaveLength(2);
    expect(problems[1]).toEqual({ step: 'filings', path: acknowledged, message: 'Confirm: I have redacted.' });
  });

  it('is given for all documents, or not asked for', () => {
    const all = [filingOf({ leadDocument: confirmed('lead'), attachments: [confirmed('a')] })];
    expect(problemsOf([], all, 'I have redacted.')).toEqual([]);
    expect(problemsOf([], filings)).toEqual([]);
    expect(problemsOf([], [], 'I have redacted.')).toEqual([]);
  });
});
