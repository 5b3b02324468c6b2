/** Calendar days and times in words. Apart from `dates.ts`, which the first screens load. */
import { formatPlainDate } from './dates';

/** A day in a time zone, which it names: `2026-11-21` → `Nov 21, 2026 CST`. */
export function formatDayIn(day: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'short' });
  const name = parts.formatToParts(new Date(`${day}T18:00:00Z`)).find(({ type }) => type === 'timeZoneName');
  return `${formatPlainDate(day)} ${name?.value}`;
}

/** A day with its weekday: `2026-11-30` → `Monday, Nov 30, 2026`. */
export function weekdayText(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' });
  return `${weekday}, ${formatPlainDate(day)}`;
}

/** A time of day: `14:00` → `2:00 PM`. */
export function clockText(time: string): string {
  return new Date(`2026-01-01T${time}:00Z`).toLocaleTimeString('en-US', { timeStyle: 'short', timeZone: 'UTC' });
}
