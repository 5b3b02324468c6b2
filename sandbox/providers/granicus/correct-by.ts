/** When a filing in the correction queue is abandoned (filing variants, section 5). */

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
  return lastSecondOf(day, timeZone);
}

/** The court's last business day before the one with which the time ends. */
export function dueSoonFrom(limit: Date, { timeZone, holidays }: CourtCalendar): string {
  const closed = new Set(holidays);
  let day = nextDay(dayIn(timeZone, limit), -1);
  while (isWeekend(day) || closed.has(day)) day = nextDay(day, -1);
  return day;
}

/** Days as such have no zone, so UTC counts them without clock changes. */
function nextDay(day: string, days = 1): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

function isWeekend(day: string): boolean {
  return [0, 6].includes(new Date(day).getUTCDay());
}

/** The clocks change at two in the morning: what they show at noon, they show until midnight. */
function lastSecondOf(day: string, timeZone: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  const shown = noon.toLocaleString('sv-SE', { timeZone });
  const ahead = Date.parse(`${shown.replace(' ', 'T')}Z`) - noon.getTime();
  return new Date(Date.parse(`${day}T23:59:59Z`) - ahead);
}
