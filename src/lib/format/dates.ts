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

/** `2026-11-21T15:04:00Z` → `Nov 21, 2026, 9:04 AM`, in the browser's time zone. */
export function formatInstant(instant: string): string {
  return instantFormat().format(new Date(instant));
}

const zoneFormats = new Map<string, Intl.DateTimeFormat>();

/** An instant in another place's time zone, which it names: `Nov 21, 2026, 9:04 AM CST`. */
export function formatInstantIn(timeZone: string, instant: string): string {
  let format = zoneFormats.get(timeZone);
  if (!format) {
    const parts = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;
    format = new Intl.DateTimeFormat('en-US', { ...parts, timeZone, timeZoneName: 'short' });
    zoneFormats.set(timeZone, format);
  }
  return format.format(new Date(instant));
}

/** `2026-11-21` → `Nov 21, 2026`, in any time zone. */
export function formatPlainDate(date: string): string {
  return plainDateFormat().format(new Date(`${date}T00:00:00Z`));
}
