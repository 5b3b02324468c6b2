/** Formats instants (ISO 8601 UTC) in the browser's time zone, and dates, which have no time zone. */
import { lazy } from './lazy';

const dateFormat = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));
const plainDateFormat = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }));
const timeFormat = lazy(() => new Intl.DateTimeFormat('en-US', { timeStyle: 'short' }));
const instantFormat = lazy(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }));

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

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

function zoneFormat(timeZone: string): Intl.DateTimeFormat {
  const known = zoneFormats.get(timeZone);
  if (known) return known;
  const parts = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
  const made = new Intl.DateTimeFormat('en-US', { ...parts, timeZone, timeZoneName: 'short' });
  zoneFormats.set(timeZone, made);
  return made;
}

/** `2026-11-21` → `Nov 21, 2026`, in any time zone. */
export function formatPlainDate(date: string): string {
  return plainDateFormat().format(new Date(`${date}T00:00:00Z`));
}
