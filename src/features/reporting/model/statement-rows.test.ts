import { expect, test } from 'vitest';
import type { StatementMatch } from '@/api/generated/billing/model';
import { toStatementRows, whyText } from './statement-rows';

const line = (number: number) => ({ line: number, text: 'x', amount: 100, postedOn: '2026-03-06' });
const candidate = {
  descriptor: 'FILEFEE00056665',
  amount: 100,
  postedOn: '2026-03-04',
  foundBy: 'descriptor' as const,
  orderId: 7,
};

test('only what is certain is shown as found', () => {
  const rows = toStatementRows(
    [line(1), line(2), line(3), line(4), line(5)],
    [
      { line: 1, outcome: 'one', candidates: [candidate] },
      { line: 2, outcome: 'several', candidates: [candidate] },
      { line: 3, outcome: 'several', candidates: [candidate, candidate] },
      { line: 4, outcome: 'none', candidates: [] },
    ],
  );
  expect(rows.map(({ id, result }) => [id, result.label])).toEqual([
    ['1', 'Found'],
    ['2-0', 'Possible'],
    ['3-0', 'Possible, 1 of 2'],
    ['3-1', 'Possible, 2 of 2'],
    ['4', 'Not found'],
    ['5', 'Not found'],
  ]);
});

test('a candidate says what fits', () => {
  expect(whyText({ line: line(1), candidate: undefined })).toBeUndefined();
  expect(whyText({ line: line(1), candidate })).toBe('Number');
  expect(whyText({ line: line(1), candidate: { ...candidate, amount: 99 } })).toBe('Number, another amount');
  expect(whyText({ line: { ...line(1), amount: undefined }, candidate })).toBe('Number');
  expect(whyText({ line: { ...line(1), amount: -100 }, candidate })).toBe('Number, refund');
  expect(whyText({ line: { ...line(1), amount: -99 }, candidate })).toBe('Number, another amount');
  const byDay = { ...candidate, foundBy: 'amount-and-day' as const };
  expect(whyText({ line: line(1), candidate: byDay })).toBe('Amount and day');
  expect(whyText({ line: { ...line(1), postedOn: undefined }, candidate: byDay })).toBe('Amount');
});

test('a row stands out as far as it is uncertain', () => {
  const toneOf = (outcome: StatementMatch['outcome'], candidates: StatementMatch['candidates']) =>
    toStatementRows([line(1)], [{ line: 1, outcome, candidates }]).map(({ result }) => result.tone);
  expect(toneOf('one', [candidate])).toEqual(['good']);
  expect(toneOf('several', [candidate, candidate])).toEqual(['warning', 'warning']);
  expect(toneOf('none', [])).toEqual(['neutral']);
});

test.each<[string, StatementMatch[]]>([
  ['found nothing', [{ line: 1, outcome: 'none', candidates: [candidate] }]],
  ['found one, but names none', [{ line: 1, outcome: 'one', candidates: [] }]],
  ['left the line out', []],
])('a line is not found if the answer %s', (_, matches) => {
  expect(toStatementRows([line(1)], matches)).toEqual([
    { id: '1', line: line(1), candidate: undefined, result: { label: 'Not found', tone: 'neutral' } },
  ]);
});
