import { describe, expect, test } from 'vitest';
import type { BulkSyncCase, CaseSearchResult } from '@/api/generated/docket-sync/model';
import { toTable } from '@/lib/sheets/table';
import { columnNames, findCases, guessColumn, leftOver, numbersToSearch, outcomeText } from './find-cases';

const caseOf = (productCaseId: number, caseNumber: string, isSubscribed = false): BulkSyncCase => ({
  productCaseId,
  caseNumber,
  description: `Case ${productCaseId}`,
  courtName: 'Kings County Supreme Court',
  isSubscribed,
  matter: null,
});
const cases = [
  caseOf(1, '652211/2025'),
  caseOf(2, '508730/2024', true),
  caseOf(3, '1:20-cr-00061-KD-1'),
  caseOf(4, '1:20-cr-00061-KD-2'),
  caseOf(5, 'sealed'),
];
const table = toTable([
  ['Client', 'Index number'],
  ['Ortega', 'Index No. 652211/25'],
  [],
  ['Ortega', '652211-2025'],
  ['Brightwater', '508730/2024'],
  ['Marsh', '20-cr-00061'],
  ['Marsh', '1:20-cr-00061-KD-2'],
  ['Quill', '999999/2025'],
  ['Quill', new Date('2025-04-17')],
  ['Quill', '2025-CA-001234'],
  ['Quill', true],
]);

describe('a file', () => {
  test('has its numbers in the column with most of them', () => {
    expect(guessColumn(table)).toBe(1);
    expect(columnNames(table, 1)).toEqual(['Client', 'Index number']);
    expect(columnNames(toTable([['652211/2025']]), 0)).toEqual(['Column 1']);
  });

  test('names cases by line', () => {
    const rows = findCases(table, 1, cases);
    expect(rows.map((row) => [row.line, outcomeText(row)])).toEqual([
      [2, 'Found'],
      [4, 'Same as line 2'],
      [5, 'Followed already'],
      [6, '2 cases have this number'],
      [7, 'Found'],
      [8, 'Not in the account'],
      [9, 'Changed by the spreadsheet to a date or number'],
      [10, 'County missing'],
      [11, 'Not a case number'],
    ]);
    const candidates = rows.flatMap(({ outcome }) => (outcome.kind === 'ambiguous' ? outcome.candidates : []));
    const chosen = new Map(candidates.slice(0, 1).map((each) => [6, each]));
    expect(leftOver(rows, chosen).map(({ line }) => line)).toEqual([4, 8, 9, 10, 11]);
  });

  test('is looked for at the court where the account doesn’t have it', () => {
    const found = (caseId: string, more: Partial<CaseSearchResult> = {}): CaseSearchResult => ({
      ...{ caseId, providerId: 4, caseNumber: '999999/2025', caseTitle: 'Quill v. Roe', courtId: 'ny-kings' },
      ...{ courtName: 'Kings County Supreme Court', state: 'NY', federal: false, isSubscribed: false, ...more },
    });
    const asked = numbersToSearch(findCases(table, 1, cases));
    expect(asked).toEqual(['999999/2025']);
    const answered = (...results: CaseSearchResult[]) =>
      findCases(table, 1, cases, new Map([['999999/2025', results]])).find(({ line }) => line === 8);
    const text = (...results: CaseSearchResult[]) => {
      const row = answered(...results);
      return row && outcomeText(row);
    };
    expect(text()).toBe('Not found at the court');
    expect(text(found('a'))).toBe('Found at the court');
    expect(text(found('a'), found('b'))).toBe('2 cases have this number');
    expect(text(found('a', { isSealed: true }))).toBe('Sealed by the court');
    expect(text(found('a', { isSubscribed: true }))).toBe('Followed already');
    expect(numbersToSearch(findCases(table, 1, cases, new Map([['999999/2025', []]])))).toEqual([]);
  });
});
