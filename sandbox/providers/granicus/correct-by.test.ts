import { expect, test } from 'vitest';
import { Chance } from '../../demo/orders/chance.ts';
import { correctBy } from './correct-by.ts';

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

/** Counted another way: hour by hour through the court's own calendar, then second by second to the day's end. */
function counted(returnedAt: Date, timeZone: string, holidays: readonly string[]): Date {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const shown = (time: number) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, value]));
    return {
      weekday: parts.get('weekday') ?? '',
      day: `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`,
    };
  };
  let time = returnedAt.getTime();
  let { day } = shown(time);
  for (let business = 0; business < 5; ) {
    time += 3_600_000;
    const now = shown(time);
    if (now.day === day) continue;
    day = now.day;
    if (!now.weekday.startsWith('S') && !holidays.includes(day)) business += 1;
  }
  for (const step of [3_600_000, 60_000, 1_000]) while (shown(time + step).day === day) time += step;
  return new Date(Math.floor(time / 1000) * 1000);
}

test('300 random returns over weekends, holidays and both clock changes agree with an independent count', () => {
  const chance = new Chance(5);
  const start = Date.UTC(2025, 9, 1);
  const holidays = ['2025-11-11', '2025-11-27', '2025-11-28', '2025-12-25', '2026-01-01', '2026-01-19', '2026-05-25'];
  for (let index = 0; index < 300; index += 1) {
    const returnedAt = new Date(start + chance.between(0, 600 * 86_400) * 1000);
    const timeZone = chance.happens(0.5) ? eastern : 'America/Chicago';
    const last = correctBy(returnedAt, { timeZone, holidays });
    expect(last, `${returnedAt.toISOString()} in ${timeZone}`).toEqual(counted(returnedAt, timeZone, holidays));
  }
});
