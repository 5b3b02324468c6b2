/** When a filing in the correction queue is abandoned (filing variants, section 5). */

import { courtDayFrom, instantIn, isWeekend, nextDay } from '../../services/court-days.ts';
import { dayIn } from '../../services/firm-time-zone.ts';

const businessDays = 5;

export interface CourtCalendar {
  /** IANA zone of the court. */
  timeZone: string;
  /** Days without business, `YYYY-MM-DD`, besides weekends. */
  holidays: readonly string[];
}

/**
 * The last second to correct a returned filing: 23:59:59 of the fifth business day after the day of the return, in the
 * court's zone.
 */
export function correctBy(returnedAt: Date, { timeZone, holidays }: CourtCalendar): Date {
  const closed = new Set(holidays);
  let day = dayIn(timeZone, returnedAt);
  for (let left = businessDays; left > 0; ) {
    day = nextDay(day);
    if (!isWeekend(day) && !closed.has(day)) left -= 1;
  }
  return instantIn(timeZone, day, '23:59:59');
}

/** The court's last business day before the one with which the time ends. */
export function dueSoonFrom(limit: Date, { timeZone, holidays }: CourtCalendar): string {
  return courtDayFrom(nextDay(dayIn(timeZone, limit), -1), holidays, -1);
}
