/** Reads ranges of days as people type them, such as in the filter of a list. */
import {
  addDays,
  addMonths,
  type DateReading,
  isWholeDate,
  monthNumber,
  normalize,
  parseDate,
  weekdayOf,
} from './parse-date';

/** A first and a last day, both inclusive. One without the other is open at its end. */
export interface DateRange {
  from: string | undefined;
  to: string | undefined;
}

type Unit = 'week' | 'month' | 'quarter' | 'year';

const separator = /\s*[–—]\s*| - | (?:to|through|thru|until|till|and) |(?<=\d\/\d{1,4})-(?=\d)/;
const named = /^(this|last|previous|next|current) (week|month|quarter|year)$/;
const toDateWord = /^(week|month|quarter|year|w|m|q|y) ?(?:to date|td)$/;
const lastDays = /^(?:last|past|previous) (\d{1,3}) (day|week|month|year)s?$|^(\d{1,3}) (day|week|month|year)s$/;
const quarter = /^(?:q([1-4])(?:[ /-]?(\d{4}))?|(\d{4})[ /-]?q([1-4]))$/;
const month = /^([a-z]{3,9}\.?|\d{1,2}(?=[/-]))(?:,? |[/-])?(\d{4})?$/;
const year = /^(19|20)\d{2}$/;
const since = /^(since|from|starting|on or after|after) (.+)$/;
const until = /^(until|till|through|thru|to|by|up to|on or before|before) (.+)$/;

/** The presets of a range, by their names. Each name can be typed. */
export const rangePresets = [
  'Today',
  'This month',
  'Last month',
  'Last 30 days',
  'This quarter',
  'Last quarter',
  'This year',
  'Last year',
] as const;

/**
 * Reads `last month`, `last 30 days`, `Q3`, `September`, `9/2026`, `2026`, `9/1 - 9/15`, `since 9/1` and single days.
 * @returns undefined for other text.
 */
export function parseDateRange(typed: string, today: string): DateRange | undefined {
  const text = normalize(typed);
  const reading: DateReading = { today, tense: 'past' };
  return daysOf(text, reading) ?? openRange(text, reading) ?? twoDays(text, reading);
}

/** Tells whether a text is a complete range while it is typed: more may follow `September`. */
export function isWholeRange(typed: string): boolean {
  const text = normalize(typed);
  if (named.test(text) || toDateWord.test(text) || /^(?:last|past|previous) \d{1,3} [a-z]+s$/.test(text)) return true;
  const last = text.split(separator).at(-1) ?? '';
  return isWholeDate((since.exec(last) ?? until.exec(last))?.[2] ?? last);
}

function singleDay(text: string, reading: DateReading): DateRange | undefined {
  const day = parseDate(text, reading);
  return day === undefined ? undefined : { from: day, to: day };
}

/** `last month`, `last 30 days`, `q3 2026`, `september`, `2026`, `ytd`. */
function parsePeriod(text: string, today: string): DateRange | undefined {
  const [, which, unit] = named.exec(text) ?? [];
  if (isUnit(unit))
    return period(unit, today, which === 'next' ? 1 : which === 'last' || which === 'previous' ? -1 : 0);
  const [, begun] = toDateWord.exec(text) ?? [];
  const begunUnit = begun && units.find((each) => each.startsWith(begun.charAt(0)));
  if (begunUnit) return { from: period(begunUnit, today, 0).from, to: today };
  const length = lastDays.exec(text);
  if (length) return daysUntil(today, Number(length[1] ?? length[3]), length[2] ?? length[4] ?? '');
  const [, first, itsYear, leadingYear, last] = quarter.exec(text) ?? [];
  if (first ?? last) return calendarPeriod('quarter', Number(first ?? last) * 3 - 2, itsYear ?? leadingYear, today);
  if (year.test(text)) return period('year', `${text}-01-01`, 0);
  const [, name, monthsYear] = month.exec(text) ?? [];
  const number = name === undefined ? 0 : monthNumber(name);
  if (number >= 1 && number <= 12 && (monthsYear !== undefined || /[a-z]/.test(text)))
    return calendarPeriod('month', number, monthsYear, today);
  return undefined;
}

const units = ['week', 'month', 'quarter', 'year'] as const;

function isUnit(text: string | undefined): text is Unit {
  return units.some((unit) => unit === text);
}

/** A month or quarter of a year; of the last year in which it has begun, if none is typed. */
function calendarPeriod(unit: 'month' | 'quarter', month: number, year: string | undefined, today: string): DateRange {
  const monthOf = (ofYear: number) => `${ofYear}-${String(month).padStart(2, '0')}-01`;
  if (year !== undefined) return period(unit, monthOf(Number(year)), 0);
  const thisYear = Number(today.slice(0, 4));
  return period(unit, monthOf(monthOf(thisYear) <= today ? thisYear : thisYear - 1), 0);
}

/** The week (from Sunday), month, quarter or year of a day, or one that many before or after it. */
function period(unit: Unit, day: string, offset: number): DateRange {
  if (unit === 'week') {
    const from = addDays(day, 7 * offset - weekdayOf(day));
    return { from, to: addDays(from, 6) };
  }
  const length = { month: 1, quarter: 3, year: 12 }[unit];
  const month = Number(day.slice(5, 7)) - 1;
  const from = addMonths(`${day.slice(0, 7)}-01`, offset * length - (month % length));
  return { from, to: addDays(addMonths(from, length), -1) };
}

/** `last 30 days`: 30 days with today. */
function daysUntil(today: string, count: number, unit: string): DateRange | undefined {
  if (count === 0) return undefined;
  const before =
    unit === 'day' || unit === 'week'
      ? addDays(today, unit === 'week' ? -7 * count : -count)
      : addMonths(today, unit === 'year' ? -12 * count : -count);
  return { from: addDays(before, 1), to: today };
}

/** `since 9/1`, `after September`, `before 9/15`. */
function openRange(text: string, reading: DateReading): DateRange | undefined {
  const [, isSince, start = ''] = since.exec(text) ?? [];
  const [, isUntil, end = ''] = until.exec(text) ?? [];
  const range = daysOf(start || end, reading);
  if (!range?.from || !range.to) return undefined;
  if (isSince) return { from: isSince === 'after' ? addDays(range.to, 1) : range.from, to: undefined };
  return { from: undefined, to: isUntil === 'before' ? addDays(range.from, -1) : range.to };
}

/** `9/1 - 9/15/2026`, `May to July`: a first day without a year is the last one before the second. */
function twoDays(text: string, reading: DateReading): DateRange | undefined {
  const [first = '', second, ...more] = text.replace(/^(?:from|between) /, '').split(separator);
  if (second === undefined || more.length > 0) return undefined;
  const end = daysOf(second, reading);
  if (!end?.from || !end.to) return undefined;
  const start = daysOf(first, { ...reading, today: end.to });
  if (!start?.from) return undefined;
  return start.from <= end.from ? { from: start.from, to: end.to } : { from: end.from, to: start.to };
}

/** The first and last day of a period or a day. */
function daysOf(text: string, reading: DateReading): DateRange | undefined {
  return parsePeriod(text, reading.today) ?? singleDay(text, reading);
}
