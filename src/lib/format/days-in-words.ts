/** Calendar days and times in words. Apart from `dates.ts`, which the first screens load. */
import { calendarDay, formatInstant, formatPlainDate } from './dates';
import { homeZone } from './home-zone';
import { isElsewhere, zoneName } from './zone-clock';

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

/** An instant that names its zone also where the person's clock agrees: `Nov 21, 2026, 9:04 AM CST`. */
export function formatNamedInstant(instant: string, timeZone?: string): string {
  const text = formatInstant(instant, timeZone);
  const date = new Date(instant);
  return timeZone !== undefined || isElsewhere(date) ? text : `${text} ${zoneName(date)}`;
}

/** The zone of the firm's days, in summer and winter: `CT`. The browser's while the firm's is unknown. */
export function homeZoneName(): string {
  const options: Intl.DateTimeFormatOptions = { timeZoneName: 'shortGeneric' };
  try {
    return zoneOf(new Intl.DateTimeFormat('en-US', { ...options, timeZone: homeZone() }));
  } catch {
    return zoneOf(new Intl.DateTimeFormat('en-US', options));
  }
}

const zoneOf = (format: Intl.DateTimeFormat) =>
  format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? '';
