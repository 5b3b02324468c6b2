import { expect, it } from 'vitest';
import type { DocumentFacts } from '../facts';
import { checked, type Differing, leadPath } from './checked-document.testing';
import { fileFindings } from './file-check';

/** Tells what is found of a document of which only its kind is known. */
function check(facts: DocumentFacts, differing: Differing = {}) {
  return fileFindings(facts, checked(differing));
}

const megabyte = 1024 * 1024;
const { facts: read } = checked({});

it('finds nothing in a document that was read', () => {
  expect(check(read)).toEqual([]);
});

it('says that a document couldn’t be checked, without blocking it', () => {
  const [finding, ...others] = check({ kind: 'unknown' });
  expect(finding).toMatchObject({ check: 'format', result: 'unknown', path: leadPath, pages: [] });
  expect(finding?.text).toBe("This document couldn't be checked.");
  expect(finding?.remedy).toContain('yourself');
  expect(others).toEqual([]);
});

it.each([
  ['encrypted', 'encrypted', 'encrypted', 'Remove the security'],
  ['not-pdf', 'format', "isn't a PDF", 'Save it as a new PDF'],
  ['unreadable', 'format', 'damaged', 'Save it as a new PDF'],
] as const)('blocks a document that is refused as %s', (why, name, text, remedy) => {
  const [finding, ...others] = check({ kind: 'refused', why });
  expect(finding).toMatchObject({ check: name, result: 'fix', path: leadPath, pages: [] });
  expect(finding?.text).toContain(text);
  expect(finding?.remedy).toContain(remedy);
  expect(others).toEqual([]);
});

it('takes a document of exactly the court’s limit', () => {
  expect(check(read, { file: { sizeBytes: 25 * megabyte } })).toEqual([]);
});

it.each([
  [26 * megabyte, "The document is 26 MB. The court's limit is 25 MB."],
  [25 * megabyte + 1, "The document is slightly more than 25 MB. The court's limit is 25 MB."],
])('blocks %i bytes and offers to compress them', (sizeBytes, text) => {
  const [finding, ...others] = check(read, { file: { sizeBytes } });
  expect(finding).toMatchObject({ check: 'size', result: 'fix', path: leadPath, pages: [], text, fix: 'compress' });
  expect(finding?.remedy).toContain('split');
  expect(others).toEqual([]);
});

it('says of an encrypted document that it is too large, too', () => {
  const findings = check({ kind: 'refused', why: 'encrypted' }, { file: { sizeBytes: 26 * megabyte } });
  expect(findings.map(({ check: name }) => name)).toEqual(['encrypted', 'size']);
});
