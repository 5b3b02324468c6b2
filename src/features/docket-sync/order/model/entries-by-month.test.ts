import { expect, test } from 'vitest';
import { entriesByMonth } from './entries-by-month';

test('entries stand under their months, in their order', () => {
  const days = ['2026-11-30', '2026-11-01', '2026-10-31', '2025-10-31'].map((dateFiled) => ({ dateFiled }));
  expect(entriesByMonth(days).map(({ month, entries }) => [month, entries.length])).toEqual([
    ['November 2026', 2],
    ['October 2026', 1],
    ['October 2025', 1],
  ]);
  expect(entriesByMonth([])).toEqual([]);
});
