/** A court's hearing places by week and day, in the court's zone, and how arrow keys move among them. Pure. */
import type { HearingSlot } from '@/api/generated/filing/model';
import { calendarDay } from '@/lib/format/dates';

export interface HearingDay {
  /** `YYYY-MM-DD`. */
  day: string;
  slots: HearingSlot[];
}

export interface HearingWeek {
  /** Its Monday, `YYYY-MM-DD`. */
  monday: string;
  days: HearingDay[];
}

/** Days have no zone, so UTC counts them. */
function mondayOf(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7));
  return date.toISOString().slice(0, 10);
}

/** The places by week and day. `slots`: earliest first. */
export function hearingWeeks(slots: readonly HearingSlot[], timeZone: string): HearingWeek[] {
  const byDay = Map.groupBy(slots, ({ startsAt }) => calendarDay(startsAt, timeZone));
  const days = [...byDay].map(([day, ofDay]): HearingDay => ({ day, slots: ofDay }));
  return [...Map.groupBy(days, ({ day }) => mondayOf(day))].map(([monday, ofWeek]) => ({ monday, days: ofWeek }));
}

/** The place that an arrow key leads to: up and down within a day, left and right to the same place of another day. */
export function neighbourSlot(weeks: readonly HearingWeek[], id: string, key: string): HearingSlot | undefined {
  const days = weeks.flatMap((week) => week.days);
  const column = days.findIndex(({ slots }) => slots.some((each) => each.hearingSlotId === id));
  const day = days[column];
  if (!day) return undefined;
  const row = day.slots.findIndex((each) => each.hearingSlotId === id);
  switch (key) {
    case 'ArrowUp':
      return day.slots[row - 1];
    case 'ArrowDown':
      return day.slots[row + 1];
    case 'ArrowLeft':
      return inColumn(days[column - 1], row);
    case 'ArrowRight':
      return inColumn(days[column + 1], row);
    default:
      return undefined;
  }
}

const inColumn = (day: HearingDay | undefined, row: number) => day?.slots[Math.min(row, day.slots.length - 1)];

/** `9:30 AM`. */
export function hourOf({ startsAt }: HearingSlot, timeZone: string): string {
  return new Date(startsAt).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit', timeZone });
}

/** `Thursday, June 11`, of a day. */
export function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** A place as it is read out: day, hour, zone, room, judge, and whether it is by video. */
export function slotText(slot: HearingSlot, timeZone: string): string {
  const { startsAt, courtroom, judge, isRemote } = slot;
  const hour = new Date(startsAt).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
  const where = isRemote ? 'by video' : 'in person';
  return [`${dayText(calendarDay(startsAt, timeZone))}, ${hour}`, `room ${courtroom}`, judge, where]
    .filter(Boolean)
    .join(', ');
}

/** `Thursday, June 11, 9:30 AM CDT`. */
export const shortSlotText = (slot: HearingSlot, timeZone: string): string =>
  slotText(slot, timeZone).split(', ').slice(0, 3).join(', ');
