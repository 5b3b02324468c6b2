import { afterEach, expect, it } from 'vitest';
import { setDateRegion } from './date-region';
import { dateTemplate, formatInstant, formatNumericDate, formatNumericDay, formatNumericInstant } from './dates';

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

it('names the zone only where one is given', () => {
  expect(formatNumericInstant('2026-11-22T03:30:00Z')).toMatch(/^\d\d \/ \d\d \/ 2026, \d+:30 [AP]M$/);
  expect(formatInstant('2026-11-22T03:30:00Z')).toMatch(/^Nov 2[12], 2026, \d+:30 [AP]M$/);
  expect(formatInstant('2026-11-22T03:30:00Z', 'America/Chicago')).toBe('Nov 21, 2026, 9:30 PM CST');
});
