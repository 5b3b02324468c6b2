/** Which hearing places are offered (filing variants, section 8). Pure. */
import type { AvailableHearingDatesRequest, HearingSlot } from '@/api/generated/filing/model';

/** The filing that a hearing place is for, as the court's calendar is asked. */
export type WantedPlaces = Omit<AvailableHearingDatesRequest, 'startDate' | 'endDate'>;

/** How far ahead places are shown first; more weeks are added on request, to the court's limit. */
export const firstDays = 28;
export const mostDays = 180;

/** From tomorrow on. */
export function periodFrom(now: number, days: number): { startDate: string; endDate: string } {
  const day = (ahead: number) => new Date(now + ahead * 86_400_000).toISOString().slice(0, 10);
  return { startDate: day(1), endDate: day(days) };
}

/** The three free places nearest to one that is gone, earliest first. */
export function nearestPlaces(slots: readonly HearingSlot[], gone: HearingSlot): HearingSlot[] {
  const away = ({ startsAt }: HearingSlot) => Math.abs(Date.parse(startsAt) - Date.parse(gone.startsAt));
  return slots
    .toSorted((one, other) => away(one) - away(other))
    .slice(0, 3)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));
}
