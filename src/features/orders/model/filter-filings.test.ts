import { expect, it } from 'vitest';
import { countValues, filterFilings } from './filter-filings';

it('keeps the filings with one of the chosen statuses and one of the chosen states', () => {
  const accepted = { filingStatus: 'accepted', state: 'IL' } as const;
  const rejected = { filingStatus: 'rejected', state: 'CA' } as const;
  const all = [accepted, rejected];
  expect(filterFilings(all, {})).toEqual(all);
  expect(filterFilings(all, { status: ['rejected', 'returned'] })).toEqual([rejected]);
  expect(filterFilings(all, { states: ['IL'] })).toEqual([accepted]);
  expect(filterFilings(all, { status: ['rejected'], states: ['IL'] })).toEqual([]);
});

it('counts values, sorted by label', () => {
  const rows = ['rejected', 'accepted', 'rejected'];
  expect(countValues(rows, (row) => [row, row.toUpperCase()])).toEqual([
    { value: 'accepted', label: 'ACCEPTED', count: 1 },
    { value: 'rejected', label: 'REJECTED', count: 2 },
  ]);
});
