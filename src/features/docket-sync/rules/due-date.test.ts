import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Counting, type DeadlineFacts, deadlineRules, type Period, periodOf } from './deadline-rules';
import { dueDate } from './due-date';

const federal = (days: number): Period => ({ counting: 'federal', days });
const newYork = (days: number): Period => ({ counting: 'NY', days });
const florida = (days: number): Period => ({ counting: 'FL', days });

describe('the specification’s examples', () => {
  test.each<[string, Period, string, DeadlineFacts, string]>([
    ['federal 21', federal(21), '2026-06-12', {}, '2026-07-06'],
    ['federal 21 to a holiday', federal(21), '2026-10-21', {}, '2026-11-12'],
    ['federal 30 in ilnd', federal(30), '2026-10-27', { state: 'IL' }, '2026-11-27'],
    ['federal 30 in flsd', federal(30), '2026-10-27', { state: 'FL' }, '2026-11-30'],
    ['federal 21 and mail', federal(21), '2026-11-05', { service: 'mail' }, '2026-11-30'],
    ['federal 14 before', { ...federal(14), isBackward: true }, '2026-11-25', {}, '2026-11-10'],
    ['NY 20', newYork(20), '2026-10-14', {}, '2026-11-04'],
    ['NY 20 to two holidays', newYork(20), '2027-01-23', {}, '2027-02-16'],
    ['NY 30 and mail', newYork(30), '2026-06-14', { service: 'mail' }, '2026-07-20'],
    ['FL 20', florida(20), '2026-11-20', {}, '2026-12-14'],
    ['FL 20 and mail', florida(20), '2026-11-20', { service: 'mail' }, '2026-12-21'],
    ['FL 20 from before Thanksgiving', florida(20), '2026-11-25', {}, '2026-12-21'],
  ])('%s', (_, period, day, facts, date) => expect(dueDate(period, day, facts).date).toBe(date));
});

describe('what is counted', () => {
  test('every day says why', () => {
    expect(dueDate(federal(2), '2026-07-01').counted).toEqual([
      { day: '2026-07-02', why: 'Day 1' },
      { day: '2026-07-03', why: 'Day 2: Independence Day (observed), not a court day' },
      { day: '2026-07-04', why: 'Saturday, not a court day' },
      { day: '2026-07-05', why: 'Sunday, not a court day' },
      { day: '2026-07-06', why: 'Next court day' },
    ]);
    expect(dueDate(florida(1), '2026-11-25', { service: 'mail' }).counted).toEqual([
      { day: '2026-11-26', why: 'Thanksgiving, not counted' },
      { day: '2026-11-27', why: 'Day after Thanksgiving, not counted' },
      { day: '2026-11-28', why: 'Saturday, not counted' },
      { day: '2026-11-29', why: 'Sunday, not counted' },
      { day: '2026-11-30', why: 'Day 1' },
      ...[1, 2, 3, 4].map((day) => ({ day: `2026-12-0${day}`, why: `Day ${day} for service by mail` })),
      { day: '2026-12-05', why: 'Day 5 for service by mail: Saturday, not a court day' },
      { day: '2026-12-06', why: 'Sunday, not a court day' },
      { day: '2026-12-07', why: 'Next court day' },
    ]);
    expect(dueDate({ ...federal(1), isBackward: true }, '2026-11-12').counted).toEqual([
      { day: '2026-11-11', why: 'Day 1: Veterans Day, not a court day' },
      { day: '2026-11-10', why: 'Previous court day' },
    ]);
    expect(dueDate(federal(1), '2026-11-26', { state: 'FL' }).counted[0]?.why).toContain('Day after Thanksgiving (FL)');
  });

  test('a state whose holidays are unknown is named', () => {
    const noteIn = (period: Period, facts: DeadlineFacts) => dueDate(period, '2026-10-27', facts).note;
    expect(noteIn(federal(30), { state: 'IL' })).toBe(
      'State holidays in IL aren’t included. Check the court’s calendar.',
    );
    expect(noteIn(federal(30), {})).toBe('State holidays aren’t included. Check the court’s calendar.');
    expect(noteIn(federal(30), { state: 'NY' })).toBeUndefined();
    expect(noteIn(florida(30), { state: 'FL' })).toBeUndefined();
    expect(noteIn({ ...federal(30), isBackward: true }, { state: 'IL' })).toBeUndefined();
  });

  test.each([
    ['2026-02-30', 21],
    ['10/27/2026', 21],
    ['', 21],
    ['2026-02-28', 1.5],
    ['2026-02-28', -1],
  ])('%s and %d days are refused', (day, days) => expect(() => dueDate(federal(days), day)).toThrow(RangeError));
});

describe('a rule', () => {
  const dateOf = (ruleId: string, day: string, facts: DeadlineFacts) => {
    const rule = deadlineRules.find((each) => each.ruleId === ruleId);
    if (!rule) throw new Error(ruleId);
    return dueDate(periodOf(rule, facts), day, facts).date;
  };
  test.each<[string, string, DeadlineFacts, string]>([
    ['fed-answer', '2026-06-12', {}, '2026-07-06'],
    ['fed-answer', '2026-11-05', { service: 'mail' }, '2026-11-30'],
    ['fed-answer', '2026-11-05', { service: 'electronic' }, '2026-11-27'],
    ['fed-appeal', '2026-10-27', {}, '2026-11-27'],
    ['fed-appeal', '2026-10-27', { isUnitedStatesParty: true }, '2026-12-28'],
    // Mail adds days only to what runs from service.
    ['fed-appeal', '2026-10-27', { service: 'mail' }, '2026-11-27'],
    ['fed-new-trial', '2026-09-01', {}, '2026-09-29'],
    ['fed-serve', '2026-09-01', {}, '2026-11-30'],
    ['fed-waiver', '2026-09-01', {}, '2026-11-02'],
    ['ny-answer', '2026-10-14', { service: 'in-person' }, '2026-11-04'],
    ['ny-answer', '2026-10-14', {}, '2026-11-04'],
    ['ny-answer', '2026-10-14', { service: 'mail' }, '2026-11-13'],
    ['ny-appeal', '2026-06-14', { service: 'mail' }, '2026-07-20'],
    ['ny-serve', '2026-09-01', {}, '2026-12-30'],
    ['fl-answer', '2026-11-20', { service: 'mail' }, '2026-12-21'],
    ['fl-serve', '2026-09-01', {}, '2026-12-30'],
    ['fl-new-trial', '2026-11-20', {}, '2026-12-07'],
    ['fl-appeal', '2026-11-20', {}, '2026-12-22'],
  ])('%s from %s', (ruleId, day, facts, date) => expect(dateOf(ruleId, day, facts)).toBe(date));

  test('names its source and the day since when it is so long', () => {
    for (const { ruleId, source, since, from } of deadlineRules) {
      expect(source, ruleId).toMatch(/FRCP|FRAP|CPLR|Fla\. R\./);
      expect(since, ruleId).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(from, ruleId).not.toBe('');
    }
  });
});

/** A second counter, which asks of each day whether it is off instead of listing a year's holidays. */
function countedByDay(period: Period, from: string, facts: DeadlineFacts): string {
  const time = new Date(`${from}T12:00:00Z`);
  const step = period.isBackward ? -1 : 1;
  const also = period.counting === 'federal' && !period.isBackward ? facts.state : undefined;
  const isOff = () =>
    [0, 6].includes(time.getUTCDay()) || isHoliday(time, period.counting) || (also ? isHoliday(time, also) : false);
  const next = () => time.setUTCDate(time.getUTCDate() + step);
  const roll = () => {
    while (isOff()) next();
  };
  let days = period.days;
  const mail = facts.service === 'mail' && !period.isBackward;
  if (period.counting === 'NY' && mail) days += 5;
  if (period.counting === 'FL' && days > 0) {
    do next();
    while (isOff());
    days -= 1;
  }
  for (let left = days; left > 0; left -= 1) next();
  roll();
  if (mail && period.counting !== 'NY') {
    for (let left = period.counting === 'FL' ? 5 : 3; left > 0; left -= 1) next();
    roll();
  }
  return time.toISOString().slice(0, 10);
}

function isHoliday(time: Date, calendar: string): boolean {
  const near = (days: number) => new Date(time.getTime() + days * 86_400_000);
  if (isFixed(time, calendar)) return true;
  if (time.getUTCDay() === 1 && isFixed(near(-1), calendar)) return true;
  if (time.getUTCDay() === 5 && calendar !== 'NY' && isFixed(near(1), calendar)) return true;
  const [month, date, weekday] = [time.getUTCMonth() + 1, time.getUTCDate(), time.getUTCDay()];
  const week = Math.ceil(date / 7);
  const at = `${month} ${weekday} ${week}`;
  const shared = at === '1 1 3' || (month === 5 && weekday === 1 && date > 24) || at === '9 1 1' || at === '11 4 4';
  const others = at === '2 1 3' || at === '10 1 2';
  const own =
    calendar === 'FL' ? month === 11 && weekday === 5 && date > 22 && date < 30 : month === 11 && weekday === 2;
  const isElection = calendar === 'NY' && own && date > 1 && date < 9;
  if (calendar === 'FL') return shared || own;
  if (calendar === 'NY') return shared || others || isElection;
  return calendar === 'federal' && (shared || others);
}

function isFixed(time: Date, calendar: string): boolean {
  const date = time.toISOString().slice(5, 10);
  if (['01-01', '07-04', '11-11', '12-25'].includes(date)) return true;
  if (date === '06-19') return calendar !== 'FL';
  return date === '02-12' && calendar === 'NY';
}

const day = fc.integer({ min: 0, max: 15_000 }).map((days) => {
  return new Date(Date.UTC(2020, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
});

test('agrees with the second counter, and never ends on a day off or too early', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<Counting>('federal', 'NY', 'FL'),
      fc.integer({ min: 1, max: 130 }),
      fc.boolean(),
      day,
      fc.constantFrom(undefined, 'NY', 'FL'),
      fc.constantFrom(undefined, 'mail' as const, 'electronic' as const),
      (counting, days, isBackward, from, state, service) => {
        const period = { counting, days, isBackward };
        const { date, counted } = dueDate(period, from, { state, service });
        const isFarEnough = Math.abs(Date.parse(date) - Date.parse(from)) >= days * 86_400_000;
        const isEachDay = counted.length === Math.abs(Date.parse(date) - Date.parse(from)) / 86_400_000;
        return isFarEnough && isEachDay && date === countedByDay(period, from, { state, service });
      },
    ),
    { numRuns: 2000 },
  );
});
