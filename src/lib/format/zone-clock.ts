/**
 * What the clocks of a time zone show. `Intl` is asked only where the browser's own clock isn't the zone's: its first use
 * takes 25 ms, on a phone 130 ms, and every first page has dates (docs/adr/0015).
 */
import { homeZone } from './home-zone';

/** What a clock and its calendar show. */
export type Clock = readonly [year: number, month: number, day: number, hour: number, minute: number];

/** Reads a zone's clocks at an instant; without a zone, those of the firm, or of the browser while the firm's are unknown. */
export function clockAt(date: Date, timeZone = usableHome()): Clock {
  return timeZone === undefined || minutesBehind(timeZone, date.getTime()) === date.getTimezoneOffset()
    ? ownClock(date)
    : zoneClock(date, timeZone);
}

/** Reads the short name of a zone at an instant, such as `CST`; without a zone, that of the clocks that `clockAt` reads. */
export function zoneName(date: Date, timeZone = usableHome()): string {
  return nameFormat(timeZone).format(date).split(' ').at(-1) ?? '';
}

/** Tells whether a zone's clocks, the firm's without one, show another time than the person's. Yes while the firm's are unknown. */
export function isElsewhere(date = new Date(), timeZone = usableHome()): boolean {
  return timeZone === undefined || String(clockAt(date, timeZone)) !== String(ownClock(date));
}

const ownClock = (date: Date): Clock => [
  date.getFullYear(),
  date.getMonth() + 1,
  date.getDate(),
  date.getHours(),
  date.getMinutes(),
];

function zoneClock(date: Date, timeZone: string): Clock {
  // Swedish writes `2026-11-21 09:04`.
  const shown = clockFormat(timeZone).format(date);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = shown.split(/\D/).map(Number);
  return [year, month, day, hour, minute];
}

/** Hours behind UTC in winter of the zones that change clocks as the law of 2005 says (15 U.S.C. § 260a). */
const winterHours: Readonly<Record<string, number>> = {
  'America/New_York': 5,
  'America/Chicago': 6,
  'America/Denver': 7,
  'America/Los_Angeles': 8,
};

/**
 * Computes the minutes by which a zone's clocks are behind UTC; undefined where only `Intl` knows. Summer is from 2 AM on
 * the second Sunday of March to 2 AM on the first of November.
 */
export function minutesBehind(timeZone: string, time: number): number | undefined {
  const behind = winterHours[timeZone];
  const year = new Date(time).getUTCFullYear();
  if (behind === undefined || year < 2007) return undefined;
  const sunday = (month: number, latest: number) =>
    Date.UTC(year, month, latest - new Date(Date.UTC(year, month, latest)).getUTCDay(), 2 + behind);
  const isSummer = time >= sunday(2, 14) && time < sunday(10, 7) - 3_600_000;
  return (behind - Number(isSummer)) * 60;
}

/** The firm's zone, unless the platform named one that this browser doesn't know. */
function usableHome(): string | undefined {
  const zone = homeZone();
  try {
    if (zone !== undefined && !(zone in winterHours)) clockFormat(zone);
    return zone;
  } catch {
    return undefined;
  }
}

const clockFormat = byZone('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
const nameFormat = byZone('en-US', { timeZoneName: 'short' });

/** Formats of a kind, each created on first use. */
function byZone(locale: string, options: Intl.DateTimeFormatOptions) {
  const made = new Map<string | undefined, Intl.DateTimeFormat>();
  return (timeZone: string | undefined): Intl.DateTimeFormat => {
    const known = made.get(timeZone) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
    made.set(timeZone, known);
    return known;
  };
}
