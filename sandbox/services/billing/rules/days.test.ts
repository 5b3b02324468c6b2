import { expect, test } from 'vitest';
import {
  addDays,
  bankingDayAfter,
  daysBetween,
  dueDateOf,
  firstOfMonth,
  firstOfNextMonth,
  instantAt,
  isBankingDay,
} from './days.ts';

test('a payment begun on the Friday before Thanksgiving settles a week later', () => {
  expect(bankingDayAfter('2026-11-20', 4)).toBe('2026-11-27');
  expect(bankingDayAfter('2026-11-20', 2)).toBe('2026-11-24');
  expect(bankingDayAfter('2026-11-21', 0)).toBe('2026-11-21');
});

test.each([
  ['2026-01-01', 'New Year’s Day'],
  ['2026-01-19', 'Martin Luther King Day'],
  ['2026-02-16', 'Presidents Day'],
  ['2026-05-25', 'Memorial Day'],
  ['2026-06-19', 'Juneteenth'],
  ['2025-07-04', 'Independence Day'],
  ['2026-09-07', 'Labor Day'],
  ['2026-10-12', 'Columbus Day'],
  ['2026-11-11', 'Veterans Day'],
  ['2026-11-26', 'Thanksgiving'],
  ['2026-12-25', 'Christmas'],
  ['2027-07-05', 'Independence Day, moved from a Sunday'],
  ['2026-11-21', 'a Saturday'],
  ['2026-11-22', 'a Sunday'],
])('%s is no banking day: %s', (day) => {
  expect(isBankingDay(day)).toBe(false);
});

test.each([
  ['2026-07-03', 'Independence Day is on a Saturday and does not move'],
  ['2026-07-06', 'Monday after it'],
  ['2026-05-18', 'a Monday in May before the last'],
  ['2026-11-19', 'the third Thursday of November'],
  ['2026-11-27', 'the day after Thanksgiving'],
])('%s is a banking day: %s', (day) => {
  expect(isBankingDay(day)).toBe(true);
});

test('months and due dates', () => {
  expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  expect(daysBetween('2026-02-28', '2026-03-10')).toBe(10);
  expect(firstOfMonth('2026-12-31')).toBe('2026-12-01');
  expect(firstOfNextMonth('2026-12-31')).toBe('2027-01-01');
  expect(dueDateOf('2026-11-01', 'due-on-receipt')).toBe('2026-11-01');
  expect(dueDateOf('2026-11-01', 'net-15')).toBe('2026-11-16');
  expect(dueDateOf('2026-11-01', 'net-30')).toBe('2026-12-01');
  expect(dueDateOf('2026-11-01', 'net-45')).toBe('2026-12-16');
});

test('an hour of a firm’s day is an instant, in winter and in summer', () => {
  expect(instantAt('2026-11-01', 6, 'America/Los_Angeles').toISOString()).toBe('2026-11-01T14:00:00.000Z');
  expect(instantAt('2026-07-01', 6, 'America/Chicago').toISOString()).toBe('2026-07-01T11:00:00.000Z');
});
