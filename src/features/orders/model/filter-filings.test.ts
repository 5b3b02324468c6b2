import { expect, it } from 'vitest';
import { countValues } from './filter-filings';

it('counts values, sorted by label', () => {
  const rows = ['rejected', 'accepted', 'rejected'];
  expect(countValues(rows, (row) => [row, row.toUpperCase()])).toEqual([
    { value: 'accepted', label: 'ACCEPTED', count: 1 },
    { value: 'rejected', label: 'REJECTED', count: 2 },
  ]);
});
