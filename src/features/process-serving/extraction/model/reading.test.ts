import { beforeEach, describe, expect, it, test } from 'vitest';
import { parseRuntimeConfig, type RuntimeConfig, setRuntimeConfig } from '@/api/config';
import type { ExtractedField, ReadFile } from '@/api/generated/extraction/model';
import {
  caseOfNumber,
  findsCases,
  foundValue,
  mostPapers,
  progressOf,
  progressText,
  purposes,
  readsPapers,
  searchesCases,
  unreadText,
} from './reading';

/** Sets a deployment's options. */
function deploy(features: Partial<RuntimeConfig['features']>): void {
  const parsed = parseRuntimeConfig({ features }, 'localhost');
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  setRuntimeConfig(parsed.config);
}

describe('what a deployment reads', () => {
  beforeEach(() => deploy({}));

  it('is papers of every state, to find their cases', () => {
    for (const state of ['IL', 'ZZ'])
      expect([readsPapers(state), searchesCases(state), findsCases(state)]).toEqual([true, true, true]);
  });

  it('is nothing where reading is off, whatever the states', () => {
    deploy({ skipDocumentExtraction: true, statesForDocumentExtraction: ['IL'] });
    expect([readsPapers('IL'), searchesCases('IL'), findsCases('IL')]).toEqual([false, true, false]);
    deploy({ skipDocumentExtraction: true });
    expect(readsPapers('IL')).toBe(false);
  });

  it('is papers of its states alone', () => {
    deploy({ skipDocumentExtraction: false, statesForDocumentExtraction: ['IL', 'TX'] });
    expect(['IL', 'TX', 'CA'].map(readsPapers)).toEqual([true, true, false]);
    expect(['IL', 'CA'].map(findsCases)).toEqual([true, false]);
  });

  it('doesn’t compare with the firm’s cases in other states than its own', () => {
    deploy({ statesForCaseSearchExtraction: ['IL'] });
    expect(['IL', 'CA'].map(readsPapers)).toEqual([true, true]);
    expect(['IL', 'CA'].map(searchesCases)).toEqual([true, false]);
    expect(['IL', 'CA'].map(findsCases)).toEqual([true, false]);
  });
});

it('reads 20 papers at most', () => expect(mostPapers).toBe(20));

it.each([
  ['process-serving', 'to serve', 'the order'],
  ['create-case', 'new case', 'the filing'],
  ['file-into-case', 'to file', 'the filing'],
  ['case-search', 'search for them', 'the search'],
] as const)('says for %s what it reads and what comes next', (purpose, subtitle, next) => {
  expect(purposes[purpose].subtitle).toContain(subtitle);
  expect(purposes[purpose].next).toBe(next);
});

const file = (name: string, pagesRead: number, pagesToRead: number): ReadFile => ({
  ...{ fileId: name, name, url: `/files/${name}`, sizeBytes: 10, sha256: 'a'.repeat(64) },
  pagesRead,
  pagesToRead,
});

describe('progress', () => {
  it.each([
    ['the first page', [file('A.pdf', 0, 7)], 'Reading page 1 of 7 of A.pdf'],
    ['the page after those that were read', [file('A.pdf', 2, 7)], 'Reading page 3 of 7 of A.pdf'],
    ['the last page', [file('A.pdf', 6, 7)], 'Reading page 7 of 7 of A.pdf'],
    [
      'the first paper that isn’t read whole',
      [file('A.pdf', 2, 2), file('B.pdf', 1, 3), file('C.pdf', 0, 1)],
      'Reading page 2 of 3 of B.pdf',
    ],
    [
      'the last page of the last paper once all are read',
      [file('A.pdf', 2, 2), file('B.pdf', 3, 3)],
      'Reading page 3 of 3 of B.pdf',
    ],
    ['page 1 of a paper whose pages aren’t counted yet', [file('A.pdf', 0, 0)], 'Reading page 1 of 1 of A.pdf'],
    ['no page without papers', [], 'Reading'],
  ])('names %s', (_, files, text) => expect(progressText({ status: 'reading', files })).toBe(text));

  it('says that a reading waits', () => {
    expect(progressText({ status: 'queued', files: [file('A.pdf', 0, 7)] })).toBe('Waiting to be read');
  });

  it.each([
    [[], 0],
    [[file('A.pdf', 0, 0)], 0],
    [[file('A.pdf', 0, 4)], 0],
    [[file('A.pdf', 1, 1), file('B.pdf', 1, 3)], 0.5],
    [[file('A.pdf', 1, 1), file('B.pdf', 3, 3)], 1],
  ])('of %j is %d of all pages', (files, share) => expect(progressOf({ files })).toBe(share));
});

test('pages that weren’t read are told, since something may be on them', () => {
  expect(unreadText([file('A.pdf', 7, 7)])).toBeUndefined();
  // Of 30 pages, 12 are to be read.
  expect(unreadText([{ ...file('A.pdf', 12, 12), pageCount: 30 }])).toBe('12 of 30 pages were read.');
  expect(unreadText([file('A.pdf', 2, 7), file('B.pdf', 0, 1)])).toBe('2 of 8 pages were read.');
});

describe('foundValue', () => {
  const field = (name: ExtractedField['name'], value: string) => ({ name, value }) as ExtractedField;

  it('is the first of its name that has a value', () => {
    const fields = [
      field('county', 'Cook'),
      field('caseNumber', ''),
      field('caseNumber', '1'),
      field('caseNumber', '2'),
    ];
    expect(foundValue(fields, 'caseNumber')).toBe('1');
    expect(foundValue(fields, 'courtName')).toBeUndefined();
    expect(foundValue([field('caseNumber', '')], 'caseNumber')).toBeUndefined();
  });
});

describe('caseOfNumber', () => {
  const cases = [
    { id: 1 },
    { id: 2, caseNumber: '2026-L-001234' },
    { id: 3, caseNumber: '123' },
    { id: 4, caseNumber: '1234' },
  ];

  it.each([
    ['2026 l 001234', 2],
    ['2026L001234', 2],
    ['2026-L-1234', undefined],
    ['2026-M-001234', undefined],
    ['123', undefined],
    ['12-34', 4],
    ['', undefined],
    [' - ', undefined],
  ])('of %j is case %s', (number, id) => expect(caseOfNumber(cases, number)?.id).toBe(id));
});
