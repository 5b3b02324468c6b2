import { describe, expect, it } from 'vitest';
import type { HearingSlot } from '@/api/generated/filing/model';
import { hearingWeeks, hourOf, neighbourSlot, slotText } from './hearing-weeks';

const slot = (startsAt: string): HearingSlot => ({
  hearingSlotId: startsAt,
  startsAt,
  durationMinutes: 15,
  courtroom: '2008',
  isRemote: false,
});
const chicago = 'America/Chicago';
// Thursday twice, Friday once, Monday once.
const slots = ['2026-06-11T14:30:00Z', '2026-06-11T15:00:00Z', '2026-06-12T14:00:00Z', '2026-06-15T14:00:00Z'].map(
  slot,
);
const weeks = hearingWeeks(slots, chicago);
const [first, second, friday, monday] = slots.map(({ hearingSlotId }) => hearingSlotId);

describe('hearing places', () => {
  it('are grouped by week and day of the court', () => {
    expect(weeks.map((week) => [week.monday, week.days.map(({ day }) => day)])).toEqual([
      ['2026-06-08', ['2026-06-11', '2026-06-12']],
      ['2026-06-15', ['2026-06-15']],
    ]);
    // Midnight in Chicago is another day elsewhere.
    expect(hearingWeeks([slot('2026-06-12T03:00:00Z')], chicago)[0]?.days[0]?.day).toBe('2026-06-11');
  });

  it('are reached by arrow keys', () => {
    const to = (id = '', key = '') => neighbourSlot(weeks, id, key)?.hearingSlotId;
    expect(to(first, 'ArrowDown')).toBe(second);
    expect(to(second, 'ArrowUp')).toBe(first);
    expect(to(first, 'ArrowUp')).toBeUndefined();
    expect(to(second, 'ArrowRight')).toBe(friday);
    expect(to(friday, 'ArrowRight')).toBe(monday);
    expect(to(friday, 'ArrowLeft')).toBe(first);
    expect(to(first, 'ArrowLeft')).toBeUndefined();
    expect(to(first, 'Enter')).toBeUndefined();
    expect(to('elsewhere', 'ArrowUp')).toBeUndefined();
  });

  it('are read out with day, hour, zone, room, judge, and video or in person', () => {
    expect(slotText(slot('2026-06-11T14:30:00Z'), chicago)).toBe(
      'Thursday, June 11, 9:30 AM CDT, room 2008, in person',
    );
    expect(slotText({ ...slot('2026-06-11T14:30:00Z'), judge: 'Hon. R', isRemote: true }, chicago)).toContain(
      'Hon. R, by video',
    );
    expect(hourOf(slot('2026-06-11T14:30:00Z'), chicago)).toBe('9:30 AM');
  });
});
