import { expect, it } from 'vitest';
import type { HearingSlot } from '@/api/generated/filing/model';
import { nearestPlaces, periodFrom } from './places';

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
