import { expect, it } from 'vitest';
import type { HearingSlot } from '@/api/generated/filing/model';
import { byAssignedJudge, chosenSlot, daysFor, firstDays, isGone, mostDays, nearestSlots, periodFrom } from './slots';

const slot = (startsAt: string): HearingSlot => ({
  hearingSlotId: startsAt,
  startsAt,
  durationMinutes: 15,
  courtroom: '2008',
  isRemote: false,
});

it('the nearest free slots are on both sides of the one that is gone, earliest first', () => {
  const free = ['2026-06-01', '2026-06-09', '2026-06-10', '2026-06-12', '2026-06-30'].map((day) =>
    slot(`${day}T14:00:00Z`),
  );
  expect(nearestSlots(free, slot('2026-06-11T14:00:00Z'))).toEqual([free[1], free[2], free[3]]);
  expect(nearestSlots(free.slice(0, 1), slot('2026-06-11T14:00:00Z'))).toEqual([free[0]]);
});

it.each([
  ['in the afternoon', '2026-06-11T20:00:00Z'],
  ['in the evening', '2026-06-12T03:00:00Z'],
])('slots are searched from the court’s tomorrow on, %s', (_, now) => {
  expect(periodFrom(new Date(now), 28, 'America/Los_Angeles')).toEqual({
    startDate: '2026-06-12',
    endDate: '2026-07-09',
  });
});

it('the nearest slots may all be later, and come in the order of their hours', () => {
  const free = ['19', '16', '15', '12'].map((hour) => slot(`2026-06-11T${hour}:00:00Z`));
  expect(nearestSlots(free, slot('2026-06-11T11:00:00Z'))).toEqual([free[3], free[2], free[1]]);
  expect(nearestSlots([], slot('2026-06-11T11:00:00Z'))).toEqual([]);
});

it('four weeks are searched first, and half a year at most', () => {
  expect([firstDays, mostDays]).toEqual([28, 180]);
  expect(periodFrom(new Date('2026-12-31T18:00:00Z'), 1, 'America/Chicago')).toEqual({
    startDate: '2027-01-01',
    endDate: '2027-01-01',
  });
});

it('the nearest slots are those of the same judge, and others only where there are fewer', () => {
  const [raman, wren] = ['Hon. Priya Raman', 'Hon. Tobias Wren'];
  const at = (day: string, judge: string | undefined) => ({ ...slot(`2026-06-${day}T14:00:00Z`), judge });
  const gone = at('11', raman);
  const far = at('30', raman);
  const free = [at('10', wren), at('12', undefined), at('13', wren), far];
  expect(nearestSlots(free, gone)).toEqual([free[0], free[1], far]);
  expect(nearestSlots([...free, at('15', raman), at('16', raman)], gone).map(({ judge }) => judge)).toEqual([
    raman,
    raman,
    raman,
  ]);
});

it('a chosen slot further ahead than four weeks is among those that are shown', () => {
  const now = new Date('2026-06-01T18:00:00Z');
  expect(daysFor(undefined, now, 'America/Chicago')).toBe(firstDays);
  expect(daysFor(slot('2026-06-11T14:00:00Z'), now, 'America/Chicago')).toBe(firstDays);
  expect(daysFor(slot('2026-08-01T14:00:00Z'), now, 'America/Chicago')).toBe(61);
  expect(daysFor(slot('2027-08-01T14:00:00Z'), now, 'America/Chicago')).toBe(mostDays);
  const { endDate } = periodFrom(now, 61, 'America/Chicago');
  expect(endDate).toBe('2026-08-01');
});

it('a slot is gone only if its day was searched', () => {
  const [first, second] = [slot('2026-06-11T14:00:00Z'), slot('2026-06-12T14:00:00Z')];
  const period = { startDate: '2026-06-02', endDate: '2026-06-11' };
  const chicago = 'America/Chicago';
  expect(isGone(first, [first], period, chicago)).toBe(false);
  expect(isGone(first, [second], period, chicago)).toBe(true);
  expect(isGone(second, [], period, chicago)).toBe(false);
  expect(isGone(slot('2026-06-01T14:00:00Z'), [], period, chicago)).toBe(false);
});

it('slots of the assigned judge are told from others, however the judge is titled', () => {
  const of = (judge?: string) => ({ ...slot('2026-06-11T14:00:00Z'), ...(judge && { judge }) });
  const [raman, wren, any] = [of('Hon. Priya Raman'), of('Hon. Tobias Wren'), of()];
  const slots = [raman, wren, any];
  for (const judge of ['Hon. Priya Raman', 'Judge PRIYA RAMAN', 'The Honorable Priya Raman', 'Priya Raman,'])
    expect(byAssignedJudge(slots, judge)).toEqual({ own: [raman], others: [wren, any] });
  expect(byAssignedJudge(slots, 'Hon. Ana Raman').own).toEqual([]);
  // No judge is no one's calendar.
  expect(byAssignedJudge(slots, undefined)).toEqual({ own: [], others: slots });
  expect(byAssignedJudge(slots, 'Judge')).toEqual({ own: [], others: slots });
});

it('nothing of the day of the search is kept of a slot', () => {
  const found = { ...slot('2026-06-11T14:00:00Z'), noticeDays: 3 };
  expect(chosenSlot(found)).toEqual(slot('2026-06-11T14:00:00Z'));
});
