import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { setDateRegion } from './date-region';
import {
  calendarDay,
  dateTemplate,
  formatDay,
  formatInstant,
  formatMonth,
  formatNumericDate,
  formatNumericDay,
  formatNumericInstant,
  formatPlainDate,
  formatTime,
} from './dates';

afterEach(() => setDateRegion('US'));

it('Date format: MM / DD / YYYY (US)', () => {
  expect(dateTemplate()).toBe('MM / DD / YYYY');
  expect(formatNumericDate('2026-09-01')).toBe('09 / 01 / 2026');
});

it('Date format: DD / MM / YYYY (EU)', () => {
  setDateRegion('EU');
  expect(dateTemplate()).toBe('DD / MM / YYYY');
  expect(formatNumericDate('2026-09-01')).toBe('01 / 09 / 2026');
  expect(formatNumericDay('2026-11-21T15:04:00Z', 'America/Chicago')).toBe('21 / 11 / 2026');
});

it.each([
  ['America/Chicago', '11 / 21 / 2026', '11 / 21 / 2026, 9:30 PM CST'],
  ['Pacific/Auckland', '11 / 22 / 2026', '11 / 22 / 2026, 4:30 PM GMT+13'],
])('an instant has the day of its zone: %s', (zone, day, instant) => {
  expect(formatNumericDay('2026-11-22T03:30:00Z', zone)).toBe(day);
  expect(formatNumericInstant('2026-11-22T03:30:00Z', zone)).toBe(instant);
});

it('the calendar day is the zone’s, or the browser’s', () => {
  expect(calendarDay(new Date('2026-11-22T03:30:00Z'), 'Pacific/Honolulu')).toBe('2026-11-21');
  expect(calendarDay('2026-11-22T03:30:00Z', 'Pacific/Auckland')).toBe('2026-11-22');
  expect(calendarDay(new Date(2026, 8, 1, 23, 59))).toBe('2026-09-01');
  expect(calendarDay(new Date(2026, 8, 1))).toBe('2026-09-01');
  expect(calendarDay()).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it('names the zone only where one is given', () => {
  expect(formatNumericInstant('2026-11-22T03:30:00Z')).toMatch(/^\d\d \/ \d\d \/ 2026, \d+:30 [AP]M$/);
  expect(formatInstant('2026-11-22T03:30:00Z')).toMatch(/^Nov 2[12], 2026, \d+:30 [AP]M$/);
  expect(formatInstant('2026-11-22T03:30:00Z', 'America/Chicago')).toBe('Nov 21, 2026, 9:30 PM CST');
});

it('without a zone, every format is the one of Intl', () => {
  const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-US', options);
  const medium = format({ dateStyle: 'medium' });
  const plain = format({ dateStyle: 'medium', timeZone: 'UTC' });
  const time = format({ timeStyle: 'short' });
  const both = format({ dateStyle: 'medium', timeStyle: 'short' });
  const month = format({ month: 'long', year: 'numeric', timeZone: 'UTC' });
  const numeric = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
  const range = { min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T23:59:59Z'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(range), (date) => {
      const instant = date.toISOString();
      const numericDay = numeric.format(date).replaceAll('/', ' / ');
      expect([
        ...[formatDay(instant), formatTime(date.getTime()), formatInstant(instant)],
        formatMonth(instant),
        ...[formatPlainDate(instant.slice(0, 10)), formatNumericDay(instant), formatNumericInstant(instant)],
      ]).toEqual([
        ...[medium.format(date), time.format(date), both.format(date)],
        month.format(date),
        ...[plain.format(date), numericDay, `${numericDay}, ${time.format(date)}`],
      ]);
    }),
    { numRuns: 1_000 },
  );
});

it.each([
  ['formatDay', () => formatDay('soon')],
  ['formatTime', () => formatTime(Number.NaN)],
  ['formatInstant', () => formatInstant('')],
  ['formatMonth', () => formatMonth('soon')],
  ['calendarDay', () => calendarDay('soon')],
  ['formatPlainDate', () => formatPlainDate('2026-13-01')],
  ['formatNumericDay', () => formatNumericDay('soon')],
])('%s says what is no time', (_, format) => {
  expect(format).toThrow(RangeError);
});
