import { expect, test } from 'vitest';
import { judicialHolidays } from './holidays.ts';

test('the judicial holidays of a year, weekends moved', () => {
  expect(judicialHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-12',
    '2026-02-16',
    '2026-03-31',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-09-25',
    '2026-11-11',
    '2026-11-26',
    '2026-11-27',
    '2026-12-25',
  ]);
  expect(judicialHolidays(2028)).toContain('2028-11-10');
  expect(judicialHolidays(2027)).toContain('2027-07-05');
});
