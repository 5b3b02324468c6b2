/** Reads dates as people type them, numeric ones in the order of the region. Dates are `2026-09-01`, without a time zone. */
import { dateRegion } from '../format/date-region';

/** How a date is read that the text doesn't state fully. */
export interface DateReading {
  /** The day on which it is read. */
  today: string;
  /**
   * What a day without a year means: the last such day until today, or the next one from today. For a birth, the year
   * must be typed, and a year of two digits is in the past.
   */
  tense: 'past' | 'future' | 'birth';
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const monthName =
  /^(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\.?$/;
const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const weekdayName =
  /^(?:(last|next|this) )?(sun(?:day)?|mon(?:day)?|tue(?:s|sday)?|wed(?:nesday)?|thu(?:r|rs|rsday)?|fri(?:day)?|sat(?:urday)?)\.?$/;
/** Two-digit years below this one are in this century. */
const pivot = 50;
const earliestYear = 1900;
/** Years between one February 29 and the next, at most. */
const longestLeap = 8;

const slashed = /^(\d{1,2})([-/. ])(\d{1,2})(?:\2(\d{2}|\d{4}))?$/;
const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/;
const monthFirst = /^([a-z]+\.?) ?(\d{1,2})(?:st|nd|rd|th)?(?:,? ?(\d{4})|,? '?(\d{2}))?$/;
const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[ -]?([a-z]+\.?),?(?:[ -]?(\d{4})|[ -]'?(\d{2}))?$/;
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$|^((?:19|20)\d{2})(\d{2})(\d{2})$/;
const distance = /^(?:in )?(\d{1,3}|an?|one) (day|week|month|year)s?( ago| from now)?$/;

/** Lower case, one space between words and none beside slashes. */
export function normalize(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/ ?\/ ?/g, '/');
}

/**
 * Reads `9/1/2026`, `9/1/26`, `9/1`, `09012026`, `Sep 1, 2026`, `1 Sep`, `2026-09-01`, `today`, `last friday` and
 * `2 weeks ago`.
 * @returns undefined for other text, days that don't exist, and years before 1900.
 */
export function parseDate(typed: string, reading: DateReading): string | undefined {
  const text = normalize(typed);
  const relative = parseRelativeDay(text, reading);
  if (relative) return reading.tense === 'birth' && relative > reading.today ? undefined : relative;
  const parts = partsOf(text);
  return parts && toDate(parts, reading);
}

/** Tells whether a text is a complete date while it is typed: a year of two digits may become one of four. */
export function isWholeDate(typed: string): boolean {
  const text = normalize(typed);
  if (/^(today|yesterday|tomorrow|(last |next |this )?[a-z]+day|.* (ago|from now))$/.test(text)) return true;
  if (/^\d{8}$/.test(text)) return true;
  return /\D\d{4}$|^\d{4}\D\d{1,2}\D\d{2}$/.test(text);
}

/** `2026-09-01` and 30 → `2026-10-01`. */
export function addDays(date: string, days: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return writeIso(new Date(Date.UTC(year, month - 1, day + days)));
}

/** `2026-08-31` and 1 → `2026-09-30`: the same day, or the month's last. */
export function addMonths(date: string, count: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month + count, 0));
  return writeIso(new Date(Date.UTC(year, month - 1 + count, Math.min(day, lastDay.getUTCDate()))));
}

/** 0 is Sunday. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** 1 to 12, of `9`, `sep`, `sept.` or `september`; 0 for other text. */
export function monthNumber(month: string): number {
  if (/^\d+$/.test(month)) return Number(month);
  return months.indexOf(monthName.exec(month)?.[1]?.slice(0, 3) ?? '') + 1;
}

function parseRelativeDay(text: string, { today, tense }: DateReading): string | undefined {
  if (text === 'today') return today;
  if (text === 'yesterday') return addDays(today, -1);
  if (text === 'tomorrow') return addDays(today, 1);
  const [, which, weekday] = weekdayName.exec(text) ?? [];
  if (weekday !== undefined) return nearestWeekday(weekdays.indexOf(weekday.slice(0, 3)), which, today, tense);
  const [, amount, unit = '', direction] = distance.exec(text) ?? [];
  const isAhead = text.startsWith('in ');
  if (amount === undefined || Number(amount) === 0 || isAhead === (direction !== undefined)) return undefined;
  const count = (Number(amount) || 1) * (direction === ' ago' ? -1 : 1);
  if (unit === 'day' || unit === 'week') return addDays(today, unit === 'week' ? 7 * count : count);
  return addMonths(today, unit === 'year' ? 12 * count : count);
}

/** `last friday` is before today, `next friday` after it, `friday` the nearest in the tense's direction. */
function nearestWeekday(weekday: number, which: string | undefined, today: string, tense: DateReading['tense']) {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  if (which === 'next') return addDays(today, ahead || 7);
  if (which === 'last') return addDays(today, ahead - 7);
  if (which === 'this') return addDays(today, weekday - weekdayOf(today));
  return addDays(today, tense === 'future' || ahead === 0 ? ahead : ahead - 7);
}

interface DateParts {
  month: number;
  day: number;
  /** As typed: two digits, four or none. */
  year: string | undefined;
}

function partsOf(text: string): DateParts | undefined {
  const yearFirst = iso.exec(text)?.slice(1).filter(Boolean);
  if (yearFirst) return { year: yearFirst[0], month: Number(yearFirst[1]), day: Number(yearFirst[2]) };
  const [, first, , second, slashedYear] = slashed.exec(text) ?? [];
  if (first) return { year: slashedYear, ...inOrder(first, second) };
  const [, firstTwo, secondTwo, year] = digits.exec(text) ?? [];
  if (firstTwo) return { year, ...inOrder(firstTwo, secondTwo) };
  const [, name, dayAfter, ...yearAfter] = monthFirst.exec(text) ?? [];
  if (name) return { year: yearAfter.find(Boolean), month: monthNumber(name), day: Number(dayAfter) };
  const [, dayBefore, lastName, ...lastYear] = dayFirst.exec(text) ?? [];
  if (lastName) return { year: lastYear.find(Boolean), month: monthNumber(lastName), day: Number(dayBefore) };
  return undefined;
}

/** Month and day in the order of the region. */
function inOrder(first: string, second: string | undefined): Pick<DateParts, 'month' | 'day'> {
  const [month, day] = dateRegion() === 'EU' ? [second, first] : [first, second];
  return { month: Number(month), day: Number(day) };
}

function toDate({ year, month, day }: DateParts, { today, tense }: DateReading): string | undefined {
  if (year === undefined) return tense === 'birth' ? undefined : nearestYear(month, day, today, tense);
  const date = existingDate(fullYear(year), month, day);
  if (tense !== 'birth' || date === undefined || date <= today) return date;
  return year.length === 2 ? existingDate(fullYear(year) - 100, month, day) : undefined;
}

function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < pivot ? 2000 : 1900);
}

/** The last such day until today, or the next one from today. */
function nearestYear(month: number, day: number, today: string, tense: 'past' | 'future'): string | undefined {
  const thisYear = Number(today.slice(0, 4));
  for (let distance = 0; distance <= longestLeap; distance++) {
    const date = existingDate(tense === 'past' ? thisYear - distance : thisYear + distance, month, day);
    if (date !== undefined && (tense === 'past' ? date <= today : date >= today)) return date;
  }
  return undefined;
}

function existingDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= earliestYear ? writeIso(date) : undefined;
}

function writeIso(date: Date): string {
  return date.toISOString().slice(0, 10);
}
