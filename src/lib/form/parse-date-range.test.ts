import { describe, expect, it } from 'vitest';
import { isWholeRange, parseDateRange, rangePresets } from './parse-date-range';

/** A Sunday. */
const today = '2026-11-22';

describe('a typed range', () => {
  it.each<[typed: string, from: string | undefined, to: string | undefined]>([
    ['today', '2026-11-22', '2026-11-22'],
    ['9/1', '2026-09-01', '2026-09-01'],
    ['this week', '2026-11-22', '2026-11-28'],
    ['last week', '2026-11-15', '2026-11-21'],
    ['next week', '2026-11-29', '2026-12-05'],
    ['This month', '2026-11-01', '2026-11-30'],
    ['last month', '2026-10-01', '2026-10-31'],
    ['previous month', '2026-10-01', '2026-10-31'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['this quarter', '2026-10-01', '2026-12-31'],
    ['last quarter', '2026-07-01', '2026-09-30'],
    ['this year', '2026-01-01', '2026-12-31'],
    ['last year', '2025-01-01', '2025-12-31'],
    ['year to date', '2026-01-01', '2026-11-22'],
    ['ytd', '2026-01-01', '2026-11-22'],
    ['MTD', '2026-11-01', '2026-11-22'],
    ['qtd', '2026-10-01', '2026-11-22'],
    ['last 30 days', '2026-10-24', '2026-11-22'],
    ['30 days', '2026-10-24', '2026-11-22'],
    ['past 2 weeks', '2026-11-09', '2026-11-22'],
    ['last 1 month', '2026-10-23', '2026-11-22'],
    ['last 2 years', '2024-11-23', '2026-11-22'],
    ['Q3', '2026-07-01', '2026-09-30'],
    ['Q4', '2026-10-01', '2026-12-31'],
    ['Q3 2025', '2025-07-01', '2025-09-30'],
    ['2025-Q1', '2025-01-01', '2025-03-31'],
    ['September', '2026-09-01', '2026-09-30'],
    ['dec', '2025-12-01', '2025-12-31'],
    ['november', '2026-11-01', '2026-11-30'],
    ['Feb 2024', '2024-02-01', '2024-02-29'],
    ['9/2026', '2026-09-01', '2026-09-30'],
    ['2026', '2026-01-01', '2026-12-31'],
    ['9/1 - 9/15', '2026-09-01', '2026-09-15'],
    ['9/1-9/15', '2026-09-01', '2026-09-15'],
    ['9/1/26-9/15/26', '2026-09-01', '2026-09-15'],
    ['9/1/2026 – 9/15/2026', '2026-09-01', '2026-09-15'],
    ['from 9/1 to 9/15', '2026-09-01', '2026-09-15'],
    ['between Sep 1 and Sep 15', '2026-09-01', '2026-09-15'],
    ['12/20 to 1/5', '2025-12-20', '2026-01-05'],
    ['may to july', '2026-05-01', '2026-07-31'],
    ['dec through feb', '2025-12-01', '2026-02-28'],
    ['9/15/2026 - 9/1/2026', '2026-09-01', '2026-09-15'],
    ['9/1 to today', '2026-09-01', '2026-11-22'],
    ['since 9/1', '2026-09-01', undefined],
    ['since last month', '2026-10-01', undefined],
    ['after September', '2026-10-01', undefined],
    ['until 9/15', undefined, '2026-09-15'],
    ['before 9/15', undefined, '2026-09-14'],
    ['through last month', undefined, '2026-10-31'],
  ])('%s', (typed, from, to) => {
    expect(parseDateRange(typed, today)).toEqual({ from, to });
  });

  it.each([
    '',
    'last',
    'last mont',
    'last 0 days',
    'since',
    'since then',
    'before noon',
    'Q5',
    '13/2026',
    '9',
    'Foo 2026',
    '9/1 to',
    '9/1 to 9/2 to 9/3',
    'x to 9/1',
    '9/1 to x',
    '1850',
  ])('%j is no range', (typed) => {
    expect(parseDateRange(typed, today)).toBeUndefined();
  });
});

it.each([
  ['last month', true],
  ['last 30 days', true],
  ['ytd', true],
  ['9/1/2026 - 9/15/2026', true],
  ['since 9/1/2026', true],
  ['before 9/1/2026', true],
  ['Sep 2026', true],
  ['september', false],
  ['30 days', false],
  ['2026', false],
  ['9/1/2026 - 9/15/20', false],
  ['since 9/1', false],
])('%s is complete: %s', (typed, isComplete) => {
  expect(isWholeRange(typed)).toBe(isComplete);
});

it.each(rangePresets)('the preset %s is a range with two ends, whichever day it is', (name) => {
  for (const day of [today, '2026-01-31', '2024-02-29', '2026-12-31']) {
    const range = parseDateRange(name, day);
    expect(range?.from && range.to && range.from <= range.to).toBe(true);
  }
});
