import { expect, test } from 'vitest';
import { courtZone, instantOf, localTime } from './local-time';

test.each([
  ['CA', 'America/Los_Angeles'],
  ['NV', 'America/Los_Angeles'],
  ['UT', 'America/Denver'],
  ['IL', 'America/Chicago'],
  ['TX', 'America/Chicago'],
  ['FL', 'America/New_York'],
  ['GA', 'America/New_York'],
  ['IN', 'America/New_York'],
  ['MD', 'America/New_York'],
  ['NY', 'America/New_York'],
  ['VA', 'America/New_York'],
  ['ZZ', 'America/Chicago'],
])('most of %s is in %s', (state, zone) => expect(courtZone(state)).toBe(zone));

test.each([
  ['2026-04-02T14:30:00.000Z', 'America/Chicago', '2026-04-02T09:30'],
  ['2026-01-02T15:30:00.000Z', 'America/Chicago', '2026-01-02T09:30'],
  ['2026-04-03T04:05:00.000Z', 'America/New_York', '2026-04-03T00:05'],
  ['2026-04-03T04:05:00.000Z', 'America/Los_Angeles', '2026-04-02T21:05'],
])('%s in %s is %s, and the other way around', (instant, zone, local) => {
  expect(localTime(instant, zone)).toBe(local);
  expect(instantOf(local, zone)).toBe(instant);
});

test.each([
  ['before the clock goes forward', '2026-03-08T01:59', '2026-03-08T07:59:00.000Z'],
  ['after the clock went forward', '2026-03-08T03:00', '2026-03-08T08:00:00.000Z'],
  ['later on that day', '2026-03-08T05:00', '2026-03-08T10:00:00.000Z'],
  ['before the clock goes back', '2026-11-01T00:59', '2026-11-01T05:59:00.000Z'],
  ['after the clock went back', '2026-11-01T03:00', '2026-11-01T09:00:00.000Z'],
])('an hour %s in Chicago is kept', (_, local, instant) => {
  expect(instantOf(local, 'America/Chicago')).toBe(instant);
  expect(localTime(instant, 'America/Chicago')).toBe(local);
});

test('an hour that the clock skips is the hour after, one that comes twice is the first', () => {
  expect(instantOf('2026-03-08T02:30', 'America/Chicago')).toBe('2026-03-08T08:30:00.000Z');
  expect(instantOf('2026-11-01T01:30', 'America/Chicago')).toBe('2026-11-01T06:30:00.000Z');
});

test.each(['0002', '0020', '0202'])('a year that is being typed, %s, stays as typed', (year) => {
  const local = `${year}-04-02T09:30`;
  expect(localTime(instantOf(local, 'America/Chicago') ?? '', 'America/Chicago')).toBe(local);
});

test.each(['', '2026-04-02', '2026-04-02T', '2026-02', 'soon', '2026-13-01T09:00', '2026-04-02T09:30Z'])(
  '%j is incomplete',
  (local) => {
    expect(instantOf(local, 'America/Chicago')).toBeUndefined();
  },
);
