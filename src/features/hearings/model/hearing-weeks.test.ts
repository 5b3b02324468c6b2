import { describe, expect, it } from 'vitest';
import type { HearingSlot } from '@/api/generated/filing/model';
import { dayText, hearingWeeks, hourOf, neighborSlot, shortSlotText, slotText } from './hearing-weeks';

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

describe('hearing slots', () => {
  it('are grouped by week and day of the court', () => {
    expect(weeks.map((week) => [week.monday, week.days.map(({ day }) => day)])).toEqual([
      ['2026-06-08', ['2026-06-11', '2026-06-12']],
      ['2026-06-15', ['2026-06-15']],
    ]);
    // Midnight in Chicago is another day elsewhere.
    expect(hearingWeeks([slot('2026-06-12T03:00:00Z')], chicago)[0]?.days[0]?.day).toBe('2026-06-11');
  });

  it('are reached by arrow keys', () => {
    const to = (id = '', key = '') => neighborSlot(weeks, id, key)?.hearingSlotId;
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
    expect(hourOf(slot('2026-06-11T14:30:00Z'), chicago)).toBe('9:30 AM CDT');
  });
});

describe('a week of the court', () => {
  it.each([
    ['a Monday', '2026-06-08', '2026-06-08'],
    ['a Saturday', '2026-06-13', '2026-06-08'],
    ['a Sunday', '2026-06-14', '2026-06-08'],
    ['a day of the next month', '2026-07-01', '2026-06-29'],
  ])('has %s', (_, day, monday) => {
    expect(hearingWeeks([slot(`${day}T17:00:00Z`)], chicago)[0]?.monday).toBe(monday);
  });

  it('has the slots of each day, in their order', () => {
    const [week] = weeks;
    expect(week?.days[0]?.slots).toEqual(slots.slice(0, 2));
    expect(week?.days[1]?.slots).toEqual([slots[2]]);
    expect(hearingWeeks([], chicago)).toEqual([]);
  });
});

describe('a day of several calendars', () => {
  const at = (time: string, courtroom: string, judge?: string) => ({
    ...slot(`2026-06-11T${time}:00Z`),
    hearingSlotId: `${time} ${courtroom}`,
    courtroom,
    ...(judge && { judge }),
  });
  const [early, wren, raman, late, other] = [
    at('14:00', '1300'),
    at('14:00', '1402', 'Hon. W'),
    at('14:30', '1401', 'Hon. R'),
    at('15:00', '1402', 'Hon. W'),
    at('15:00', '1299'),
  ];
  const week = hearingWeeks([early, wren, raman, late, other], chicago);

  it('has each judge’s by name, and then those of any judge', () => {
    const [day] = week[0]?.days ?? [];
    expect(day?.calendars).toEqual([
      { judge: 'Hon. R', courtroom: '1401', slots: [raman] },
      { judge: 'Hon. W', courtroom: '1402', slots: [wren, late] },
      { judge: undefined, courtroom: '1300', slots: [early] },
      { judge: undefined, courtroom: '1299', slots: [other] },
    ]);
    expect(day?.slots).toEqual([raman, wren, late, early, other]);
    expect(neighborSlot(week, raman.hearingSlotId, 'ArrowDown')).toBe(wren);
  });
});

describe('arrow keys', () => {
  // Two slots on Thursday, three on Friday.
  const uneven = hearingWeeks(
    ['11T14:30', '11T15:00', '12T14:00', '12T14:30', '12T15:00'].map((time) => slot(`2026-06-${time}:00Z`)),
    chicago,
  );
  it.each([
    ['the same row of the next day', '11T15:00', 'ArrowRight', '12T14:30'],
    ['the first row of the next day', '11T14:30', 'ArrowRight', '12T14:00'],
    ['the last row of a shorter day', '12T15:00', 'ArrowLeft', '11T15:00'],
    ['the same row of the day before', '12T14:00', 'ArrowLeft', '11T14:30'],
  ])('lead to %s', (_, from, key, to) => {
    expect(neighborSlot(uneven, `2026-06-${from}:00Z`, key)?.startsAt).toBe(`2026-06-${to}:00Z`);
  });

  it.each([
    ['below the last slot', '12T15:00', 'ArrowDown'],
    ['after the last day', '12T15:00', 'ArrowRight'],
    ['with another key', '11T15:00', 'Home'],
  ])('lead nowhere %s', (_, from, key) => {
    expect(neighborSlot(uneven, `2026-06-${from}:00Z`, key)).toBeUndefined();
  });
});

describe('the text of a slot', () => {
  it('is whole with the judge, and short without room, judge and video', () => {
    const place = { ...slot('2026-06-11T14:30:00Z'), judge: 'Hon. R', isRemote: true };
    expect(slotText(place, chicago)).toBe('Thursday, June 11, 9:30 AM CDT, room 2008, Hon. R, by video');
    expect(shortSlotText(place, chicago)).toBe('Thursday, June 11, 9:30 AM CDT');
  });

  it('names the day and hour of the court, in winter and after midnight elsewhere', () => {
    const late = slot('2026-12-02T03:05:00Z');
    expect(shortSlotText(late, chicago)).toBe('Tuesday, December 1, 9:05 PM CST');
    expect(hourOf(late, 'America/Los_Angeles')).toBe('7:05 PM PST');
    expect(dayText('2026-12-02')).toBe('Wednesday, December 2');
  });
});
