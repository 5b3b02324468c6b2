/**
 * Formats instants (ISO 8601 UTC) in the browser's time zone, and dates, which have no time zone. Each throws a RangeError
 * for what is neither. `Intl` formats only where a time zone is given: its first use takes 25 ms, on a phone 130 ms, and
 * every first page has dates (docs/adr/0015).
 */
import { dateRegion } from './date-region';

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

/** The calendar day of an instant, now by default: `2026-11-21`. In the browser's time zone, unless a zone is given. */
export function calendarDay(instant: string | Date = new Date(), timeZone?: string): string {
  const date = timeOf(instant);
  if (timeZone === undefined)
    return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
  const parts = Object.fromEntries(
    numericFormat(timeZone)
      .formatToParts(date)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}-${parts.month}-${parts.day}`;
}

/** `2026-11-21T15:04:00Z` → `11 / 21 / 2026`. In the browser's time zone, unless a zone is given. */
export function formatNumericDay(instant: string, timeZone?: string): string {
  return formatNumericDate(calendarDay(instant, timeZone));
}

/** `2026-11-21T15:04:00Z` → `11 / 21 / 2026, 9:04 AM`; in a given zone, `11 / 21 / 2026, 9:04 AM CST`. For tables. */
export function formatNumericInstant(instant: string, timeZone?: string): string {
  const date = timeOf(instant);
  return `${formatNumericDay(instant, timeZone)}, ${timeZone === undefined ? clock(date) : clockFormat(timeZone).format(date)}`;
}

const numericFormat = byZone((timeZone) => ({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone }));
const clockFormat = byZone((timeZone) => ({
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
  timeZoneName: 'short',
}));

/** `2026-11-21T15:04:00Z` → `Nov 21, 2026`, in the browser's time zone. */
export function formatDay(instant: string): string {
  return day(timeOf(instant));
}

/** Milliseconds since 1970 → `9:04 AM`, in the browser's time zone. */
export function formatTime(time: number): string {
  return clock(timeOf(time));
}

/**
 * `2026-11-21T15:04:00Z` → `Nov 21, 2026, 9:04 AM`, in the browser's time zone. In a given zone, such as a court's, it
 * names the zone: `Nov 21, 2026, 9:04 AM CST`.
 */
export function formatInstant(instant: string, timeZone?: string): string {
  const date = timeOf(instant);
  return timeZone ? zoneFormat(timeZone).format(date) : `${day(date)}, ${clock(date)}`;
}

const zoneFormat = byZone((timeZone) => ({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
  timeZoneName: 'short',
}));

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

const day = (date: Date) => written(date.getFullYear(), date.getMonth(), date.getDate());

const written = (year: number, month: number, dayOfMonth: number) =>
  `${months[month]?.slice(0, 3)} ${dayOfMonth}, ${year}`;

const clock = (date: Date) =>
  `${date.getHours() % 12 || 12}:${twoDigits(date.getMinutes())} ${date.getHours() < 12 ? 'AM' : 'PM'}`;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** @throws RangeError if it is no time. */
function timeOf(instant: string | number | Date): Date {
  const date = new Date(instant);
  if (Number.isNaN(date.getTime())) throw new RangeError(`“${instant}” is no time.`);
  return date;
}

/** Formats of a kind, each created on first use. */
function byZone(optionsOf: (timeZone: string) => Intl.DateTimeFormatOptions) {
  const made = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-US', optionsOf(timeZone));
    made.set(timeZone, format);
    return format;
  };
}
