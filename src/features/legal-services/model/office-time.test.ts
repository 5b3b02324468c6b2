import { expect, test } from 'vitest';
import { isTooEarly, weekdaysUntil } from './office-time';

test.each([
  ['2026-11-25', '2026-11-25', 0],
  ['2026-11-25', '2026-11-26', 1],
  ['2026-11-27', '2026-11-29', 0],
  ['2026-11-27', '2026-11-30', 1],
  ['2026-11-25', '2026-12-09', 10],
  ['2026-11-25', '2026-11-20', 0],
])('from %s until %s are %i weekdays', (from, until, count) => expect(weekdaysUntil(from, until)).toBe(count));

test('a day is too early before the usual days are over', () => {
  expect(isTooEarly('2026-12-08', 10, '2026-11-25')).toBe(true);
  expect(isTooEarly('2026-12-09', 10, '2026-11-25')).toBe(false);
});

test.each(['', 'soon', '2026-12', '2026-12-081', '12026-12-08', '2026-12-08T09:00'])('%j is no day yet', (day) => {
  expect(isTooEarly(day, 10, '2026-11-25')).toBe(false);
});
