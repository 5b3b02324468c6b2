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
import { followHomeZone, setHomeZone } from './home-zone';
import { ownZone } from './own-zone.testing';
import { isElsewhere, minutesBehind, zoneName } from './zone-clock';

afterEach(() => {
  setDateRegion('US');
  setHomeZone(undefined);
});

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

it('days are the firm’s, or those of a given zone', () => {
  setHomeZone('Pacific/Honolulu');
  expect(calendarDay(new Date('2026-11-22T03:30:00Z'))).toBe('2026-11-21');
  expect(calendarDay('2026-11-22T03:30:00Z', 'Pacific/Auckland')).toBe('2026-11-22');
  expect(formatNumericDay('2026-11-22T03:30:00Z')).toBe('11 / 21 / 2026');
  expect(calendarDay()).toMatch(/^\d{4}-\d\d-\d\d$/);
});

const instant = '2026-11-22T03:30:00Z';
const written = (timeZone?: string) => [
  formatDay(instant, timeZone),
  formatTime(instant, timeZone),
  formatInstant(instant, timeZone),
  formatNumericInstant(instant, timeZone),
];

it('an instant names its zone where the person’s clock shows another time, or the zone is given', () => {
  setHomeZone(ownZone);
  expect(isElsewhere()).toBe(false);
  const own = written();
  for (const text of own) expect(text).toMatch(/(2026|[AP]M)$/);
  const name = zoneName(new Date(instant), ownZone);
  expect(written(ownZone)).toEqual(own.map((text) => `${text} ${name}`));

  const elsewhere = ownZone === 'Pacific/Honolulu' ? 'America/New_York' : 'Pacific/Honolulu';
  setHomeZone(elsewhere);
  expect(isElsewhere()).toBe(true);
  expect(written()).toEqual(written(elsewhere));
  expect(written('America/Chicago')).toEqual([
    'Nov 21, 2026 CST',
    '9:30 PM CST',
    'Nov 21, 2026, 9:30 PM CST',
    '11 / 21 / 2026, 9:30 PM CST',
  ]);
});

it('while the firm’s zone is unknown, dates are the browser’s and say so', () => {
  const name = zoneName(new Date(instant), undefined);
  expect(isElsewhere()).toBe(true);
  const texts = written();
  for (const text of texts) expect(text.endsWith(` ${name}`), text).toBe(true);
  // One that the browser doesn't know.
  setHomeZone('Mars/Olympus');
  expect(written()).toEqual(texts);
  expect(isElsewhere()).toBe(true);
});

const range = { min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T23:59:59Z'), noInvalidDate: true };

it.each([undefined, 'America/New_York', 'America/Phoenix', 'Asia/Kolkata'])(
  'every format is the one of Intl: %s',
  (timeZone) => {
    setHomeZone(timeZone);
    const format = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-US', { ...options, ...(timeZone && { timeZone }) });
    const medium = format({ dateStyle: 'medium' });
    const plain = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
    const time = format({ timeStyle: 'short' });
    const both = format({ dateStyle: 'medium', timeStyle: 'short' });
    const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const numeric = format({ year: 'numeric', month: '2-digit', day: '2-digit' });
    const unnamed = (text: string) => text.replace(/(?<=M|\d{4}) \S+$/, '');
    fc.assert(
      fc.property(fc.date(range), (date) => {
        const at = date.toISOString();
        const numericDay = numeric.format(date).replaceAll('/', ' / ');
        expect([
          ...[formatDay(at), formatTime(date.getTime()), formatInstant(at)].map(unnamed),
          formatMonth(at),
          ...[formatPlainDate(at.slice(0, 10)), formatNumericDay(at), unnamed(formatNumericInstant(at))],
        ]).toEqual([
          ...[medium.format(date), time.format(date), both.format(date)],
          month.format(date),
          ...[plain.format(date), numericDay, `${numericDay}, ${time.format(date)}`],
        ]);
      }),
      { numRuns: 500 },
    );
  },
);

const usual = ['America/New_York', 'America/Chicago', 'America/Denver', 'America/Los_Angeles'];

it.each(usual)('the clocks of %s change as the browser’s tables say', (timeZone) => {
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  const check = (time: number) => {
    const wall = Date.parse(`${shown.format(time).replace(' ', 'T')}Z`);
    expect(minutesBehind(timeZone, time), new Date(time).toISOString()).toBe((time - wall) / 60_000);
  };
  const hour = 3_600_000;
  for (let year = 2007; year < 2060; year += 1)
    for (const [month, first] of [
      [2, 8],
      [10, 1],
    ] as const)
      for (let time = Date.UTC(year, month, first); time < Date.UTC(year, month, first + 8); time += hour) {
        check(time);
        check(time - 1000);
      }
  fc.assert(
    fc.property(fc.date({ ...range, min: new Date('2008-01-01T00:00:00Z') }), (date) =>
      check(Math.floor(date.getTime() / 1000) * 1000),
    ),
  );
});

it('only the usual zones since 2007 are known without the browser’s tables', () => {
  expect(minutesBehind('America/Phoenix', Date.UTC(2026, 6))).toBeUndefined();
  expect(minutesBehind('America/New_York', Date.UTC(2006, 6))).toBeUndefined();
});

it('tells whom the zone concerns when it changes, once', () => {
  let changes = 0;
  const stop = followHomeZone(() => {
    changes += 1;
  });
  setHomeZone('America/Denver');
  setHomeZone('America/Denver');
  expect(changes).toBe(1);
  stop();
  setHomeZone('America/Chicago');
  expect(changes).toBe(1);
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
