/** A court's hearing slots by week, day and calendar, in the court's zone, and how arrow keys move among them. Pure. */
import type { HearingSlot } from '@/api/generated/filing/model';
import { calendarDay } from '@/lib/format/dates';

/** The slots of a day in one room, before one judge or any. */
interface HearingCalendar {
  /** Missing if the calendar isn't one judge's. */
  judge: string | undefined;
  courtroom: string;
  slots: HearingSlot[];
}

interface HearingDay {
  /** `YYYY-MM-DD`. */
  day: string;
  calendars: HearingCalendar[];
  /** In the order of the calendars. */
  slots: HearingSlot[];
}

interface HearingWeek {
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

/** Groups slots by week, day and calendar. `slots`: earliest first. */
export function hearingWeeks(slots: readonly HearingSlot[], timeZone: string): HearingWeek[] {
  const byDay = Map.groupBy(slots, ({ startsAt }) => calendarDay(startsAt, timeZone));
  const days = [...byDay].map(([day, ofDay]): HearingDay => {
    const calendars = calendarsOf(ofDay);
    return { day, calendars, slots: calendars.flatMap((each) => each.slots) };
  });
  return [...Map.groupBy(days, ({ day }) => mondayOf(day))].map(([monday, ofWeek]) => ({ monday, days: ofWeek }));
}

/** A day's calendars, by judge; those of any judge last. */
function calendarsOf(slots: readonly HearingSlot[]): HearingCalendar[] {
  const byRoom = Map.groupBy(slots, ({ judge = '', courtroom }) => JSON.stringify([judge, courtroom]));
  return [...byRoom.values()]
    .flatMap((ofRoom) => {
      const [first] = ofRoom;
      return first ? [{ judge: first.judge, courtroom: first.courtroom, slots: ofRoom }] : [];
    })
    .toSorted((one, other) => {
      if (one.judge === undefined || other.judge === undefined)
        return Number(one.judge === undefined) - Number(other.judge === undefined);
      return one.judge < other.judge ? -1 : Number(one.judge > other.judge);
    });
}

/** Finds the slot that an arrow key leads to: up and down within a day, left and right to the same row of another day. */
export function neighborSlot(weeks: readonly HearingWeek[], id: string, key: string): HearingSlot | undefined {
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

/** Names the hour of a slot with its zone: `9:30 AM CDT`. */
export function hourOf({ startsAt }: HearingSlot, timeZone: string): string {
  return new Date(startsAt).toLocaleTimeString('en-US', {
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
}

/** Names a day: `Thursday, June 11`. */
export function dayText(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  });
}

/** Reads a slot out: day, hour, zone, room, judge, and whether it is by video. */
export function slotText(slot: HearingSlot, timeZone: string): string {
  return `${shortSlotText(slot, timeZone)}, ${placeOf(slot)}`;
}

/** Tells where a slot is held, and before whom: `room 2008, Hon. Priya Raman, by video`. */
export function placeOf({ courtroom, judge, isRemote }: HearingSlot): string {
  return [`room ${courtroom}`, judge, isRemote ? 'by video' : 'in person'].filter(Boolean).join(', ');
}

/** `Thursday, June 11, 9:30 AM CDT`. */
export const shortSlotText = (slot: HearingSlot, timeZone: string): string =>
  `${dayText(calendarDay(slot.startsAt, timeZone))}, ${hourOf(slot, timeZone)}`;
