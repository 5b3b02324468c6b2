import { expect, test } from 'vitest';
import { countedLimit } from '../../../tests/counted-limit.ts';
import { Chance } from '../../demo/orders/chance.ts';
import { correctBy, dueSoonFrom } from './correct-by.ts';

const eastern = 'America/New_York';

test.each([
  ['a Monday morning', '2026-03-02T15:00:00Z', [], '2026-03-10T03:59:59Z'],
  ['a Friday evening in the court’s zone', '2026-03-07T03:00:00Z', [], '2026-03-14T03:59:59Z'],
  ['a Saturday', '2026-03-07T15:00:00Z', [], '2026-03-14T03:59:59Z'],
  ['a Sunday before a holiday', '2026-05-24T15:00:00Z', ['2026-05-25'], '2026-06-02T03:59:59Z'],
  ['a day before the clocks go back', '2026-10-30T15:00:00Z', [], '2026-11-07T04:59:59Z'],
  ['the last business days of a year', '2026-12-30T15:00:00Z', ['2026-12-31', '2027-01-01'], '2027-01-09T04:59:59Z'],
])('a return on %s', (_, returnedAt, holidays, last) => {
  expect(correctBy(new Date(returnedAt), { timeZone: eastern, holidays })).toEqual(new Date(last));
});

test('300 random returns over weekends, holidays and both clock changes agree with an independent count', () => {
  const chance = new Chance(5);
  const start = Date.UTC(2025, 9, 1);
  const holidays = ['2025-11-11', '2025-11-27', '2025-11-28', '2025-12-25', '2026-01-01', '2026-01-19', '2026-05-25'];
  for (let index = 0; index < 300; index += 1) {
    const returnedAt = new Date(start + chance.between(0, 600 * 86_400) * 1000);
    const timeZone = chance.happens(0.5) ? eastern : 'America/Chicago';
    const last = correctBy(returnedAt, { timeZone, holidays });
    expect(last, `${returnedAt.toISOString()} in ${timeZone}`).toEqual(countedLimit(returnedAt, timeZone, holidays));
  }
});

test.each([
  [
    'a Monday after Thanksgiving, whose Friday is a holiday',
    '2026-12-01T04:59:59Z',
    ['2026-11-26', '2026-11-27'],
    '2026-11-25',
  ],
  ['a Monday', '2026-03-10T03:59:59Z', [], '2026-03-06'],
  ['a Wednesday', '2026-03-12T03:59:59Z', [], '2026-03-10'],
])(
  'fewer than two business days are left before the end of %s from the business day before it',
  (_, limit, holidays, day) => {
    expect(dueSoonFrom(new Date(limit), { timeZone: eastern, holidays })).toBe(day);
  },
);
