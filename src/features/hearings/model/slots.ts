/** Which hearing slots are offered, and in which order (filing variants, section 8). Pure. */
import type { AvailableHearingDatesRequest, HearingSlot } from '@/api/generated/filing/model';
import { addDays } from '@/lib/form/parse-date';
import { calendarDay } from '@/lib/format/dates';

/** The filing that a hearing is for, as the court's calendar is asked. */
export type WantedSlots = Omit<AvailableHearingDatesRequest, 'startDate' | 'endDate'>;

/** How far ahead slots are shown first; more weeks are added on request, to the court's limit. */
export const firstDays = 28;
export const mostDays = 180;

/** The days to search, from the court's tomorrow on. */
export function periodFrom(now: Date, days: number, timeZone: string): { startDate: string; endDate: string } {
  const today = calendarDay(now, timeZone);
  return { startDate: addDays(today, 1), endDate: addDays(today, days) };
}

/**
 * Tells how many days to show first, so that a slot is among them. One further ahead than the court's limit never is.
 */
export function daysFor(slot: HearingSlot | undefined, now: Date, timeZone: string): number {
  const ahead = slot ? Date.parse(calendarDay(slot.startsAt, timeZone)) - Date.parse(calendarDay(now, timeZone)) : 0;
  return Math.min(mostDays, Math.max(firstDays, Math.ceil(ahead / 86_400_000)));
}

/** Tells whether a slot was in a period that was searched and isn't free. Outside of it, nothing is known. */
export function isGone(slot: HearingSlot, free: readonly HearingSlot[], period: Period, timeZone: string): boolean {
  const day = calendarDay(slot.startsAt, timeZone);
  if (day < period.startDate || day > period.endDate) return false;
  return free.every(({ hearingSlotId }) => hearingSlotId !== slot.hearingSlotId);
}

interface Period {
  startDate: string;
  endDate: string;
}

/** The three free slots nearest to one that is gone, earliest first: of its judge, and of others where those are fewer. */
export function nearestSlots(slots: readonly HearingSlot[], gone: HearingSlot): HearingSlot[] {
  const away = ({ startsAt }: HearingSlot) => Math.abs(Date.parse(startsAt) - Date.parse(gone.startsAt));
  const isElsewhere = ({ judge }: HearingSlot) => Number(judge !== gone.judge);
  return slots
    .toSorted((one, other) => isElsewhere(one) - isElsewhere(other) || away(one) - away(other))
    .slice(0, 3)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}

/** Slots of the judge who has the case, and the others. Courts and calendars don't title judges alike. */
export function byAssignedJudge(slots: readonly HearingSlot[], judge: string | undefined) {
  const name = nameOf(judge);
  const isOwn = (slot: HearingSlot) => name !== '' && nameOf(slot.judge) === name;
  return { own: slots.filter(isOwn), others: slots.filter((slot) => !isOwn(slot)) };
}

/** A judge's name without title, periods and letter case. */
function nameOf(judge: string | undefined): string {
  const words = (judge ?? '').toLowerCase().replaceAll(/[.,]/g, ' ').split(/\s+/);
  return words.filter((word) => word !== '' && !titles.has(word)).join(' ');
}

const titles = new Set(['hon', 'honorable', 'the', 'judge', 'justice', 'magistrate', 'commissioner']);

/** Removes what holds on the day of the search alone: what is kept of a slot that was chosen. */
export function chosenSlot({ noticeDays: _, ...slot }: HearingSlot): HearingSlot {
  return slot;
}
