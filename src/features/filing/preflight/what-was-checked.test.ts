import { expect, test } from 'vitest';
import type { DocumentFacts } from '@/features/preflight';
import { describeCheck } from './what-was-checked';

/** A document with so many letters on each page. */
const document = (...letters: number[]): DocumentFacts =>
  Object.assign(Object.create(null), { kind: 'read', pages: letters.map((count) => ({ letters: count })) });

test.each<[string, (DocumentFacts | undefined)[]]>([
  [
    'No problems found in: typed text of 14 pages. Not checked: handwriting.',
    [document(...Array<number>(14).fill(900))],
  ],
  [
    'No problems found in: typed text of 1 page. Not checked: text of 2 scanned pages, handwriting.',
    [document(900, 0), document(0)],
  ],
  ['Not checked: text of 1 scanned page, handwriting.', [document(0)]],
  [
    'Not checked: 3 documents that couldn’t be read, handwriting.',
    [{ kind: 'unknown' }, { kind: 'refused', why: 'encrypted' }, undefined],
  ],
  ['Not checked: 1 document that couldn’t be read, handwriting.', [{ kind: 'unknown' }]],
])('%s', (said, documents) => {
  expect(describeCheck(documents)).toBe(said);
});
