/** Reads the days of statements (billing, §9). */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayPattern =
  /\b(\d{4})-(\d{2})-(\d{2})\b|\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:,? (\d{4}))?\b/i;

/** The first day that a text names. */
export function dayIn(text: string, today: string): { date: string; text: string } | undefined {
  const found = dayPattern.exec(text);
  if (!found) return undefined;
  const [whole, isoYear, isoMonth, isoDay, month, day, year, name, dayOfName, yearOfName] = found;
  const date = isoYear
    ? toDay(Number(isoYear), Number(isoMonth), Number(isoDay))
    : name
      ? inYear(yearOfName, months.indexOf(name.toLowerCase()) + 1, Number(dayOfName), today)
      : inYear(year, Number(month), Number(day), today);
  return date === undefined ? undefined : { date, text: whole };
}

/** `03/06/2026`, `03/06`, `2026-03-06`, `Mar 6` as `YYYY-MM-DD`; undefined for anything else. */
export function readDay(text: string, today: string): string | undefined {
  return dayIn(text, today)?.date;
}

function inYear(year: string | undefined, month: number, day: number, today: string): string | undefined {
  if (year !== undefined) return toDay(Number(year) + (year.length === 2 ? 2000 : 0), month, day);
  const thisYear = Number(today.slice(0, 4));
  // A leap day may be years ago.
  const years = Array.from({ length: 9 }, (_, ago) => thisYear - ago);
  return years.map((each) => toDay(each, month, day)).find((date) => date !== undefined && date <= today);
}

function toDay(year: number, month: number, day: number): string | undefined {
  const date = `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  const parsed = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || parsed.toISOString().slice(0, 10) !== date ? undefined : date;
}
