/** Formats instants (ISO 8601 UTC) in the browser's time zone, and dates, which have no time zone. */
import { dateRegion } from './date-region';
import { lazy } from './lazy';

const dateFormat = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const plainDateFormat = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }));
const timeFormat = lazy(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));
const instantFormat = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

/** `MM / DD / YYYY` or `DD / MM / YYYY` (specification, application section 3). */
export function dateTemplate(): string {
  return dateRegion() === 'EU' ? 'DD / MM / YYYY' : 'MM / DD / YYYY';
}

/** `2026-11-21` → `11 / 21 / 2026`, or `21 / 11 / 2026` in the EU. For fields and tables. */
export function formatNumericDate(date: string): string {
  const [year, month, day] = date.split('-');
  return (dateRegion() === 'EU' ? [day, month, year] : [month, day, year]).join(' / ');
}

/** `2026-11-21T15:04:00Z` → `11 / 21 / 2026`. In the browser's time zone, unless a zone is given. */
export function formatNumericDay(instant: string, timeZone?: string): string {
  const parts = Object.fromEntries(
    numericFormat(timeZone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  return formatNumericDate(`${parts.year}-${parts.month}-${parts.day}`);
}

/** `2026-11-21T15:04:00Z` → `11 / 21 / 2026, 9:04 AM`; in a given zone, `11 / 21 / 2026, 9:04 AM CST`. For tables. */
export function formatNumericInstant(instant: string, timeZone?: string): string {
  return `${formatNumericDay(instant, timeZone)}, ${clockFormat(timeZone).format(new Date(instant))}`;
}

const numericFormat = byZone((timeZone) => ({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone }));
const clockFormat = byZone((timeZone) => ({
  hour: 'numeric',
  minute: '2-digit',
  timeZone,
  ...(timeZone !== undefined && { timeZoneName: 'short' }),
}));

/** `2026-11-21T15:04:00Z` → `Nov 21, 2026`, in the browser's time zone. */
export function formatDay(instant: string): string {
  return dateFormat().format(new Date(instant));
}

/** Milliseconds since 1970 → `9:04 AM`, in the browser's time zone. */
export function formatTime(time: number): string {
  return timeFormat().format(time);
}

/**
 * `2026-11-21T15:04:00Z` → `Nov 21, 2026, 9:04 AM`, in the browser's time zone. In a given zone, such as a court's, it
 * names the zone: `Nov 21, 2026, 9:04 AM CST`.
 */
export function formatInstant(instant: string, timeZone?: string): string {
  return (timeZone ? zoneFormat(timeZone) : instantFormat()).format(new Date(instant));
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

/** Formats of a kind, each created on first use. Undefined is the browser's time zone. */
function byZone(optionsOf: (timeZone: string | undefined) => Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone?: string): Intl.DateTimeFormat => {
    const known = made.get(timeZone);
    if (known) return known;
    const format = new Intl.DateTimeFormat('en-US', optionsOf(timeZone));
    made.set(timeZone, format);
    return format;
  };
}

/** `2026-11-21` → `Nov 21, 2026`, in any time zone. */
export function formatPlainDate(date: string): string {
  return plainDateFormat().format(new Date(`${date}T00:00:00Z`));
}
