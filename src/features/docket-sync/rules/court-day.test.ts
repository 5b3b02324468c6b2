import { expect, test } from 'vitest';
import { courtDay } from './court-day';

test.each([
  ['NY', '2026-11-20'],
  ['FL', '2026-11-19'],
  ['CA', '2026-11-19'],
  ['HI', '2026-11-19'],
  ['GU', '2026-11-20'],
  ['ZZ', '2026-11-19'],
])('half past midnight in New York is in %s the %s', (state, day) => {
  expect(courtDay('2026-11-20T05:30:00Z', state)).toBe(day);
});
