import { describe, expect, it } from 'vitest';
import { endsInFullYear, parseDate, writeDate } from './parse-date';

describe('a typed date', () => {
  it.each([
    '09/01/2026',
    '9/1/2026',
    '9/1/26',
    '9-1-2026',
    '9.1.26',
    '9 1 2026',
    '09012026',
    '090126',
    '2026-09-01',
    '2026/9/1',
    'Sep 1 2026',
    'Sept. 1, 2026',
    'september 1st, 2026',
    ' SEP 01,2026 ',
  ])('%s is September 1, 2026', (typed) => {
    expect(parseDate(typed)).toBe('2026-09-01');
  });

  it.each([
    ['2/29/2024', '2024-02-29'],
    ['12/31/49', '2049-12-31'],
    ['12/31/50', '1950-12-31'],
    ['1/1/1900', '1900-01-01'],
    ['Dec 2 1999', '1999-12-02'],
  ])('%s is %s', (typed, date) => {
    expect(parseDate(typed)).toBe(date);
  });

  it.each([
    '',
    'tomorrow',
    '9/1',
    '9/1/2',
    '9/1/202',
    '13/1/2026',
    '0/1/2026',
    '9/0/2026',
    '2/29/2026',
    '9/31/2026',
    '2026-9-1x',
    '0002-09-01',
    '1/1/1899',
    'Foo 1 2026',
    'Sep 2026',
    '20260901',
    '9/1/20261',
  ])('%j is no date', (typed) => {
    expect(parseDate(typed)).toBeUndefined();
  });
});

it.each([
  ['9/1/2026', true],
  ['09012026', true],
  ['Sep 1 2026', true],
  ['2026-09-01', true],
  ['2026-09-1', false],
  ['9/1/20', false],
  ['090120', false],
  ['0901', false],
  ['9/1', false],
])('%s is complete: %s', (typed, isComplete) => {
  expect(endsInFullYear(typed)).toBe(isComplete);
});

it('is written as in the US', () => {
  expect(writeDate('2026-09-01')).toBe('09/01/2026');
});
