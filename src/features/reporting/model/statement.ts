/** Reads statements: pasted lines, or a file with columns (billing, §9). */
import type { StatementLine } from '@/api/generated/billing/model';
import { toCents } from '@/lib/format/money';

/** A line of a statement, without card numbers. */
export interface ReadLine extends StatementLine {
  /** The line as it was, for the person. */
  text: string;
}

export type Statement =
  | { kind: 'read'; lines: ReadLine[] /** Numbers of lines without an amount. */; unread: number[] }
  | { kind: 'refused'; reason: string };

export const mostLines = 5_000;
export const mostBytes = 2_000_000;

const texts = {
  long: 'The statement has more than 5,000 lines. Add a part of it.',
  amounts: 'The file has no column of amounts. It needs a heading such as Amount, or Debit and Credit.',
  empty: 'No line has an amount.',
} as const;

/**
 * Reads a statement. Dates without a year are the latest such day up to `today`, `YYYY-MM-DD`. Card numbers are masked
 * first, so that nothing after this has one.
 */
export function readStatement(text: string, today: string): Statement {
  const rows = maskCardNumbers(text)
    .split(/\r\n|\r|\n/)
    .map((row, index) => ({ row: row.trim(), number: index + 1 }))
    .filter(({ row }) => row !== '');
  const columns = rows[0] && headingOf(rows[0].row);
  const body = columns ? rows.slice(1) : rows;
  if (body.length > mostLines) return { kind: 'refused', reason: texts.long };
  const read = body.map(({ row, number }) => ({
    number,
    line: columns ? fromColumns(row, number, columns, today) : fromText(row, number, today),
  }));
  const lines = read.flatMap(({ line }) => line ?? []);
  if (lines.length === 0) return { kind: 'refused', reason: columns ? texts.amounts : texts.empty };
  return { kind: 'read', lines, unread: read.flatMap(({ number, line }) => (line ? [] : [number])) };
}

/** A court's descriptor, whose eight digits belong to no card, or 13 and more digits with single spaces or dashes. */
const longNumbers = /(?:FILE\s?FEE|E\s?FILE)\s?(?:\d\s?){8}|(?<!\d)\d(?:[ -]?\d){12,}/gi;
/** Lengths of card numbers, the usual first. */
const cardLengths = [16, 15, 14, 13, 17, 18, 19];

/** Replaces card numbers by their last four digits. */
export function maskCardNumbers(text: string): string {
  return text.replace(longNumbers, (found) => maskRun(found));
}

/** Masks the card number in a run of digits, which may begin with a day or end with a zip code. A descriptor has none. */
function maskRun(run: string): string {
  const groups = run.split(/([ -])/);
  for (const length of cardLengths) {
    for (let first = 0; first < groups.length; first += 2) {
      for (let last = first; last < groups.length; last += 2) {
        const digits = groups
          .slice(first, last + 1)
          .filter((_, place) => place % 2 === 0)
          .join('');
        if (digits.length !== length || !passesLuhn(digits)) continue;
        const before = groups.slice(0, first).join('');
        const after = groups.slice(last + 1).join('');
        return `${before}•••• ${digits.slice(-4)}${maskCardNumbers(after)}`;
      }
    }
  }
  return run;
}

function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const value = Number(digit) * (place % 2 === 0 ? 1 : 2);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

interface Columns {
  delimiter: string;
  date: number | undefined;
  description: number | undefined;
  amount: number | undefined;
  debit: number | undefined;
  credit: number | undefined;
}

const headings = {
  date: /^(posted|posting|post|transaction|trans\.?)?\s*date$|^posted$/i,
  description: /^(description|details?|memo|merchant|payee|name|transaction)$/i,
  amount: /^(transaction )?amount$/i,
  debit: /^(debits?|withdrawals?|charges?)( amount)?$/i,
  credit: /^(credits?|deposits?|payments?)( amount)?$/i,
} as const;

/** The columns of a heading, which may have none of amounts; undefined for a line that is no heading. */
function headingOf(row: string): Columns | undefined {
  const delimiter = [',', '\t', ';'].find((each) => row.includes(each)) ?? ',';
  const names = splitRow(row, delimiter);
  const place = (name: keyof typeof headings) => {
    const index = names.findIndex((each) => headings[name].test(each));
    return index === -1 ? undefined : index;
  };
  const columns = {
    delimiter,
    date: place('date'),
    description: place('description'),
    amount: place('amount'),
    debit: place('debit'),
    credit: place('credit'),
  };
  const { date, description, amount, debit, credit } = columns;
  const found = [date, description, amount, debit, credit].filter((each) => each !== undefined).length;
  return found === 0 || amountsIn(row).length > 0 ? undefined : columns;
}

/** The cells of a row; quotes keep delimiters, and are doubled inside. */
function splitRow(row: string, delimiter: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let place = 0; place < row.length; place += 1) {
    const letter = row.charAt(place);
    if (letter === '"' && isQuoted && row.charAt(place + 1) === '"') {
      cell += '"';
      place += 1;
    } else if (letter === '"') isQuoted = !isQuoted;
    else if (letter === delimiter && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

function fromColumns(row: string, line: number, columns: Columns, today: string): ReadLine | undefined {
  const cells = splitRow(row, columns.delimiter);
  const at = (place: number | undefined) => (place === undefined ? '' : (cells[place] ?? ''));
  const amount = readAmount(at(columns.amount)) ?? readAmount(at(columns.debit));
  const given = readAmount(at(columns.credit));
  const dollars = amount === undefined ? given && -Math.abs(given) : Math.abs(amount);
  if (!dollars) return undefined;
  const descriptor = at(columns.description);
  return {
    line,
    text: descriptor || row,
    descriptor: descriptor.slice(0, 200) || undefined,
    amount: dollars,
    postedOn: readDay(at(columns.date), today),
  };
}

/** The last amount of the line, its first day, and what is left as its text. */
function fromText(row: string, line: number, today: string): ReadLine | undefined {
  const day = dayIn(row, today);
  const rest = day ? row.replace(day.text, ' ') : row;
  const amount = amountsIn(rest).at(-1) ?? '';
  const dollars = readAmount(amount);
  if (!dollars) return undefined;
  const place = rest.lastIndexOf(amount);
  const descriptor = `${rest.slice(0, place)} ${rest.slice(place + amount.length)}`.replaceAll(/\s+/g, ' ').trim();
  return {
    line,
    text: row,
    descriptor: descriptor.slice(0, 200) || undefined,
    amount: Math.abs(dollars),
    postedOn: day?.date,
  };
}

/** Texts that may be amounts: with cents, or with a dollar sign. */
function amountsIn(text: string): string[] {
  return (
    text.match(
      /\(\s*\$?\s*[\d,]+\.\d{2}\s*\)|-?\$\s?-?[\d,]+(?:\.\d{2})?-?(?![\d.])|(?<![\d.])-?[\d,]*\d\.\d{2}-?(?!\d)/g,
    ) ?? []
  );
}

/** `$1,322.39`, `(7.65)`, `7.65-` in dollars; undefined for anything else. */
export function readAmount(text: string): number | undefined {
  const plain = text.replaceAll(/[\s$,]/g, '');
  const [, bracket, before, digits, after] = /^(\()?(-)?(\d+(?:\.\d{1,2})?|\.\d{2})(-)?\)?$/.exec(plain) ?? [];
  if (digits === undefined || (bracket !== undefined) !== plain.endsWith(')')) return undefined;
  const dollars = toCents(Number(digits)) / 100;
  if (dollars > 10_000_000) return undefined;
  return (bracket ?? before ?? after) ? -dollars : dollars;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const dayPattern =
  /\b(\d{4})-(\d{2})-(\d{2})\b|\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?(?![\d/])|\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? (\d{1,2})(?:,? (\d{4}))?\b/i;

/** The first day that a text names. */
function dayIn(text: string, today: string): { date: string; text: string } | undefined {
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
