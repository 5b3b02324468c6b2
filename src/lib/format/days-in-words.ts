/** Calendar days and times in words. Apart from `dates.ts`, which the first screens load. */
import { calendarDay, formatPlainDate } from './dates';

/**
 * The last moment to do something, in a court's zone, which it names: `Mon, Nov 30, 11:59 PM EST`. With the year, where it
 * isn't that of `now`.
 */
export function formatDeadline(instant: string, timeZone: string, now = new Date()): string {
  const isThisYear = calendarDay(instant, timeZone).slice(0, 4) === calendarDay(now, timeZone).slice(0, 4);
  const day = new Date(instant).toLocaleDateString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
    timeZone,
  });
  const time = { hour: 'numeric', minute: '2-digit', timeZoneName: 'short', timeZone } as const;
  return `${day}, ${new Date(instant).toLocaleTimeString('en-US', time)}`;
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
