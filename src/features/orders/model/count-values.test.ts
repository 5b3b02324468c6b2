import { expect, it } from 'vitest';
import { countValues } from './count-values';

it('counts what occurs, from A to Z', () => {
  const rows = ['rejected', 'accepted', 'rejected'];
  expect(countValues(rows, (row) => [row, row.toUpperCase()])).toEqual([
    { value: 'accepted', label: 'ACCEPTED', count: 1 },
    { value: 'rejected', label: 'REJECTED', count: 2 },
  ]);
});
