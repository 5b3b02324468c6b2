import { afterEach, expect, it } from 'vitest';
import { clockText, formatDeadline, formatNamedInstant, homeZoneName, weekdayText } from './days-in-words';
import { setHomeZone } from './home-zone';
import { ownZone } from './own-zone.testing';

afterEach(() => setHomeZone(undefined));

it('names weekday, hour and zone of a deadline, at the court', () => {
  // The last second of the 30th there, where it is the 1st in Greenwich.
  const deadline = '2026-12-01T04:59:59Z';
  const now = new Date('2026-11-25T12:00:00Z');
  expect(formatDeadline(deadline, 'America/New_York', now)).toBe('Mon, Nov 30, 11:59 PM EST');
  expect(formatDeadline(deadline, 'America/Chicago', now)).toBe('Mon, Nov 30, 10:59 PM CST');
  expect(formatDeadline('2026-07-03T03:59:59Z', 'America/New_York', now)).toBe('Thu, Jul 2, 11:59 PM EDT');
});

it('adds the year of a deadline in another year than the court has now', () => {
  const deadline = '2027-01-05T04:59:59Z';
  expect(formatDeadline(deadline, 'America/New_York', new Date('2026-12-29T12:00:00Z'))).toBe(
    'Mon, Jan 4, 2027, 11:59 PM EST',
  );
  // Still December in New York.
  expect(formatDeadline('2026-12-31T12:00:00Z', 'America/New_York', new Date('2027-01-01T03:00:00Z'))).toBe(
    'Thu, Dec 31, 7:00 AM EST',
  );
});

it('writes days with their weekday, and times of day', () => {
  expect(weekdayText('2026-11-30')).toBe('Monday, Nov 30, 2026');
  expect(clockText('14:00')).toBe('2:00 PM');
});

it('names the zone of an instant wherever the person is', () => {
  for (const zone of ['America/New_York', 'Pacific/Honolulu']) {
    setHomeZone(zone);
    expect(formatNamedInstant('2026-11-22T03:30:00Z', 'America/Chicago')).toBe('Nov 21, 2026, 9:30 PM CST');
    expect(formatNamedInstant('2026-11-22T03:30:00Z')).toMatch(/^Nov 21, 2026, \d+:30 PM (EST|HST)$/);
  }
  setHomeZone(ownZone);
  expect(formatNamedInstant('2026-11-22T03:30:00Z')).toMatch(/^Nov 2\d, 2026, \d+:\d\d [AP]M \S+$/);
});

it('names the zone of days in summer and winter alike', () => {
  setHomeZone('America/New_York');
  expect(homeZoneName()).toBe('ET');
  setHomeZone('Mars/Olympus');
  const own = homeZoneName();
  setHomeZone(undefined);
  expect(homeZoneName()).toBe(own);
});
