/** Days as `YYYY-MM-DD`: banking days, court days, months, due dates. */
import type { PaymentTerms } from '../../../generated/billing/schemas.ts';

/** The day `days` after another; earlier if negative. */
export function addDays(day: string, days: number): string {
  return iso(new Date(utc(day).getTime() + days * 86_400_000));
}

/** Whole days from one day to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((utc(to).getTime() - utc(from).getTime()) / 86_400_000);
}

/** The first day of a day's month. */
export const firstOfMonth = (day: string): string => `${day.slice(0, 7)}-01`;

/** The first day of the month after a day's month. */
export const firstOfNextMonth = (day: string): string => firstOfMonth(addDays(firstOfMonth(day), 31));

const termDays: Readonly<Record<PaymentTerms, number>> = {
  'due-on-receipt': 0,
  'net-15': 15,
  'net-30': 30,
  'net-45': 45,
};

/** Tells when an invoice of these terms is due. */
export const dueDateOf = (issuedOn: string, terms: PaymentTerms): string => addDays(issuedOn, termDays[terms]);

/** Monday to Friday, except the Federal Reserve's holidays. */
export function isBankingDay(day: string): boolean {
  const weekday = utc(day).getUTCDay();
  return weekday !== 0 && weekday !== 6 && !isHoliday(day);
}

/** The `count`th banking day after a day. */
export function bankingDayAfter(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = addDays(found, 1);
    if (isBankingDay(found)) left -= 1;
  }
  return found;
}

/**
 * Monday to Friday, except federal holidays as observed (5 U.S.C. 6103): one on a Saturday is observed on the Friday
 * before, as courts do, and unlike banks.
 */
export function isCourtDay(day: string): boolean {
  return isBankingDay(day) && !(utc(day).getUTCDay() === 5 && isDatedHoliday(addDays(day, 1)));
}

/** The `count`th court day after a day. */
export function courtDayAfter(day: string, count: number): string {
  let found = day;
  for (let left = count; left > 0; ) {
    found = addDays(found, 1);
    if (isCourtDay(found)) left -= 1;
  }
  return found;
}

/** Month, then the day of the month, or the weekday with its place in the month (0: the last). */
const holidays: readonly ({ month: number } & ({ date: number } | { weekday: number; place: number }))[] = [
  { month: 1, date: 1 },
  { month: 1, weekday: 1, place: 3 },
  { month: 2, weekday: 1, place: 3 },
  { month: 5, weekday: 1, place: 0 },
  { month: 6, date: 19 },
  { month: 7, date: 4 },
  { month: 9, weekday: 1, place: 1 },
  { month: 10, weekday: 1, place: 2 },
  { month: 11, date: 11 },
  { month: 11, weekday: 4, place: 4 },
  { month: 12, date: 25 },
];

/** A holiday on a Sunday moves to Monday; one on a Saturday stays. */
function isHoliday(day: string): boolean {
  if (isNamedHoliday(day)) return true;
  return utc(day).getUTCDay() === 1 && isDatedHoliday(addDays(day, -1));
}

function isNamedHoliday(day: string): boolean {
  return isDatedHoliday(day) || holidays.some((holiday) => 'weekday' in holiday && fallsOn(holiday, day));
}

function isDatedHoliday(day: string): boolean {
  return holidays.some(
    (holiday) => 'date' in holiday && holiday.month === monthOf(day) && holiday.date === Number(day.slice(8)),
  );
}

function fallsOn({ month, weekday, place }: { month: number; weekday: number; place: number }, day: string): boolean {
  if (month !== monthOf(day) || weekday !== utc(day).getUTCDay()) return false;
  const isLast = addDays(day, 7).slice(0, 7) !== day.slice(0, 7);
  return place === 0 ? isLast : Math.ceil(Number(day.slice(8)) / 7) === place;
}

const monthOf = (day: string) => Number(day.slice(5, 7));
const utc = (day: string) => new Date(`${day}T00:00:00Z`);
const iso = (date: Date) => date.toISOString().slice(0, 10);

/** The instant of a wall-clock hour on a day in a time zone. */
export function instantAt(day: string, hour: number, timeZone: string): Date {
  const wall = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // The offset at the first guess may be that before a change of the clocks.
  const guess = wall - offsetAt(wall, timeZone);
  return new Date(wall - offsetAt(guess, timeZone));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** `2026-06-01 14:05:00`. Creating a format takes a hundred times as long as using it. */
function wallFormat(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, made);
  return made;
}

/** Tells what a zone's clocks are ahead of UTC, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const shown = wallFormat(timeZone).format(instant);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(instant / 1000) * 1000;
}
