import { expect, it } from 'vitest';
import type { HearingSlot } from '@/api/generated/filing/model';
import { firstDays, mostDays, nearestPlaces, periodFrom } from './places';

const slot = (startsAt: string): HearingSlot => ({
  hearingSlotId: startsAt,
  startsAt,
  durationMinutes: 15,
  courtroom: '2008',
  isRemote: false,
});

it('the nearest free places are on both sides of the one that is gone, earliest first', () => {
  const free = ['2026-06-01', '2026-06-09', '2026-06-10', '2026-06-12', '2026-06-30'].map((day) =>
    slot(`${day}T14:00:00Z`),
  );
  expect(nearestPlaces(free, slot('2026-06-11T14:00:00Z'))).toEqual([free[1], free[2], free[3]]);
  expect(nearestPlaces(free.slice(0, 1), slot('2026-06-11T14:00:00Z'))).toEqual([free[0]]);
});

it.each([
  ['in the afternoon', '2026-06-11T20:00:00Z'],
  ['in the evening', '2026-06-12T03:00:00Z'],
])('places are searched from the court’s tomorrow on, %s', (_, now) => {
  expect(periodFrom(new Date(now), 28, 'America/Los_Angeles')).toEqual({
    startDate: '2026-06-12',
    endDate: '2026-07-09',
  });
});

it('the nearest places may all be later, and come in the order of their hours', () => {
  const free = ['19', '16', '15', '12'].map((hour) => slot(`2026-06-11T${hour}:00:00Z`));
  expect(nearestPlaces(free, slot('2026-06-11T11:00:00Z'))).toEqual([free[3], free[2], free[1]]);
  expect(nearestPlaces([], slot('2026-06-11T11:00:00Z'))).toEqual([]);
});

it('four weeks are searched first, and half a year at most', () => {
  expect([firstDays, mostDays]).toEqual([28, 180]);
  expect(periodFrom(new Date('2026-12-31T18:00:00Z'), 1, 'America/Chicago')).toEqual({
    startDate: '2027-01-01',
    endDate: '2027-01-01',
  });
});
