/** Which hearing places are offered (filing variants, section 8). Pure. */
import type { AvailableHearingDatesRequest, HearingSlot } from '@/api/generated/filing/model';
import { addDays } from '@/lib/form/parse-date';
import { calendarDay } from '@/lib/format/dates';

/** The filing that a hearing place is for, as the court's calendar is asked. */
export type WantedPlaces = Omit<AvailableHearingDatesRequest, 'startDate' | 'endDate'>;

/** How far ahead places are shown first; more weeks are added on request, to the court's limit. */
export const firstDays = 28;
export const mostDays = 180;

/** From the court's tomorrow on. */
export function periodFrom(now: Date, days: number, timeZone: string): { startDate: string; endDate: string } {
  const today = calendarDay(now, timeZone);
  return { startDate: addDays(today, 1), endDate: addDays(today, days) };
}

/** The three free places nearest to one that is gone, earliest first. */
export function nearestPlaces(slots: readonly HearingSlot[], gone: HearingSlot): HearingSlot[] {
  const away = ({ startsAt }: HearingSlot) => Math.abs(Date.parse(startsAt) - Date.parse(gone.startsAt));
  return slots
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, 3)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}
