/**
 * Formats instants (ISO 8601 UTC) and dates, which have no time zone. Instants are reckoned in the firm's zone, and name it
 * only where the person's clock shows another time (decision 29 of the specification); in a zone that is given, such as a
 * court's, they always name it. Each throws a RangeError for what is neither.
 */
import { dateRegion } from './date-region';
import { clockAt, isElsewhere, zoneName } from './zone-clock';

const months = 'January February March April May June July August September October November December'.split(' ');

/** `MM / DD / YYYY` or `DD / MM / YYYY` (specification, application section 3). */
export function dateTemplate(): string {
  return dateRegion() === 'EU' ? 'DD / MM / YYYY' : 'MM / DD / YYYY';
}

/** `2026-11-21` → `11 / 21 / 2026`, or `21 / 11 / 2026` in the EU. For fields and tables. */
export function formatNumericDate(date: string): string {
  const [year, month, day] = date.split('-');
  return (dateRegion() === 'EU' ? [day, month, year] : [month, day, year]).join(' / ');
}

/** The calendar day of an instant, now by default: `2026-11-21`. */
export function calendarDay(instant: string | Date = new Date(), timeZone?: string): string {
  const [year, month, day] = clockAt(timeOf(instant), timeZone);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** `2026-11-21T15:04:00Z` → `11 / 21 / 2026`. For tables, which name the zone themselves. */
export function formatNumericDay(instant: string, timeZone?: string): string {
  return formatNumericDate(calendarDay(instant, timeZone));
}

/** `2026-11-21T15:04:00Z` → `11 / 21 / 2026, 9:04 AM`. For tables. */
export function formatNumericInstant(instant: string, timeZone?: string): string {
  return `${formatNumericDay(instant, timeZone)}, ${formatTime(instant, timeZone)}`;
}

/** `2026-11-21T15:04:00Z` → `Nov 21, 2026`. */
export function formatDay(instant: string, timeZone?: string): string {
  const date = timeOf(instant);
  return `${dayOf(date, timeZone)}${zoneMark(date, timeZone)}`;
}

/** `2026-11-21T15:04:00Z`, or milliseconds since 1970 → `9:04 AM`. */
export function formatTime(instant: string | number, timeZone?: string): string {
  const date = timeOf(instant);
  const [, , , hour, minute] = clockAt(date, timeZone);
  return `${hour % 12 || 12}:${twoDigits(minute)} ${hour < 12 ? 'AM' : 'PM'}${zoneMark(date, timeZone)}`;
}

/** `2026-11-21T15:04:00Z` → `Nov 21, 2026, 9:04 AM`. */
export function formatInstant(instant: string, timeZone?: string): string {
  return `${dayOf(timeOf(instant), timeZone)}, ${formatTime(instant, timeZone)}`;
}

const zoneMark = (date: Date, timeZone: string | undefined) =>
  timeZone !== undefined || isElsewhere(date) ? ` ${zoneName(date, timeZone)}` : '';

/** `2026-11-21` → `Nov 21, 2026`, in any time zone. */
export function formatPlainDate(date: string): string {
  const time = timeOf(`${date}T00:00:00Z`);
  return written(time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate());
}

/** `2026-11-21` or `2026-11` → `November 2026`. */
export function formatMonth(date: string): string {
  const time = timeOf(`${date.slice(0, 7)}-01T00:00:00Z`);
  return `${months[time.getUTCMonth()]} ${time.getUTCFullYear()}`;
}

const dayOf = (date: Date, timeZone: string | undefined) => {
  const [year, month, day] = clockAt(date, timeZone);
  return written(year, month - 1, day);
};

const written = (year: number, month: number, dayOfMonth: number) =>
  `${months[month]?.slice(0, 3)} ${dayOfMonth}, ${year}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** @throws RangeError if it is no time. */
function timeOf(instant: string | number | Date): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`“${instant}” is no time.`);
  return date;
}
