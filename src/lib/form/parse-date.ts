const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Two-digit years below this one are in this century. */
const pivot = 50;
const earliestYear = 1900;

const slashed = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{2}|\d{4})$/;
const digits = /^(\d{2})(\d{2})(\d{2}|\d{4})$/;
const named = /^([a-z]{3,9})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? ?(\d{4})$/;
const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/;

/**
 * Reads a date as people in the US type it: `9/1/2026`, `9/1/26`, `09012026`, `Sep 1, 2026`, `2026-09-01`.
 * @returns `2026-09-01`; undefined for other text, days that don't exist, and years before 1900.
 */
export function parseDate(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const [, year, ...monthAndDay] = iso.exec(text) ?? [];
  const [, month = monthAndDay[0], day = monthAndDay[1], lastYear = year] =
    slashed.exec(text) ?? digits.exec(text) ?? named.exec(text) ?? [];
  if (month === undefined || day === undefined || lastYear === undefined) return undefined;
  return toDate(fullYear(lastYear), monthNumber(month), Number(day));
}

/** Whether a date is complete while it is typed: a year of two digits may become one of four. */
export function endsInFullYear(typed: string): boolean {
  return /(^\d{4}|\D)\d{4}$|^\d{4}\D\d{1,2}\D\d{2}$/.test(typed.trim());
}

/** `2026-09-01` → `09/01/2026`. */
export function writeDate(date: string): string {
  const [year, month, day] = date.split('-');
  return `${month}/${day}/${year}`;
}

function fullYear(year: string): number {
  if (year.length === 4) return Number(year);
  return Number(year) + (Number(year) < pivot ? 2000 : 1900);
}

/** Of `9`, `sep` or `september`. */
function monthNumber(month: string): number {
  return Number(month) || months.findIndex((name) => month.startsWith(name)) + 1;
}

function toDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= earliestYear ? date.toISOString().slice(0, 10) : undefined;
}
