/** Shared list conditions. Each is undefined, and so left out, when its filter is empty. */
import { and, gte, inArray, like, lt, lte, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { plain, plainText } from './plain-text.ts';

/** Implied by `oneOf` the same values. Gives the planner a start and an end for a scan of an index in column order. */
export function fromFirstToLast(column: AnyPgColumn, values: readonly string[] | undefined): SQL | undefined {
  if (!values || values.length === 0) return undefined;
  const end = (which: 'min' | 'max') =>
    sql`(select ${sql.raw(which)}(value) from unnest(${sql.param([...values])}::text[]) value)`;
  return and(gte(column, end('min')), lte(column, end('max')));
}

/** References are compared on their first 50 characters (specification, application section 4). */
const comparedLength = 50;

/** `LIKE` pattern that matches `term` literally. */
export function containsPattern(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** `LIKE` pattern for a plain text that contains `term`. */
export const plainPattern = (term: string) => containsPattern(plainText(term));

/** Tells whether a text of any kind contains `term`, in any case and with or without its accents. */
export const containsText = (text: SQLWrapper, term: string): SQL => like(plain(text), plainPattern(term));

/** Matches rows whose column of plain text contains every word of `text`. */
export function containsWords(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  return and(...words.map((word) => like(column, plainPattern(word))));
}

/**
 * As `containsWords`; a number matches with and without its dashes: `2026CH01234` finds `2026-CH-01234`. The column holds
 * its numbers both ways, so that an index answers.
 */
export function containsWordsOrNumbers(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  return and(...searchedWords(text).map((forms) => or(...forms.map((form) => like(column, plainPattern(form))))));
}

/**
 * Ranks rows whose first line has every word of `text`: 0 each at the start of a word, 1 anywhere, 2 not on that line.
 * Undefined without words.
 */
export function rankOfFirstLine(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  const words = searchedWords(text);
  if (words.length === 0) return undefined;
  const line = sql`' ' || split_part(${column}, e'\n', 1)`;
  const has = (patternOf: (form: string) => string) =>
    and(...words.map((forms) => or(...forms.map((form) => sql`${line} like ${patternOf(form)}`))));
  return sql`case when ${has((form) => plainPattern(form).replace('%', '% '))} then 0 when ${has(plainPattern)} then 1 else 2 end`;
}

/** The words of a search, each with its forms: as typed, and a number without its dashes. */
function searchedWords(text: string | undefined): string[][] {
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  return words.map((word) => {
    const joined = word.replaceAll('-', '');
    return /\d/.test(joined) && joined.length >= 5 ? [word, joined] : [word];
  });
}

/** Matches any of the values; an empty list matches all rows. */
export function oneOf<T>(column: AnyPgColumn, values: readonly T[] | undefined): SQL | undefined {
  return values && values.length > 0 ? inArray(column, [...values]) : undefined;
}

/** As `inArray`, with one parameter however many the values are. For columns of numbers and texts. */
export function amongMany(column: AnyPgColumn, values: readonly (number | string)[]): SQL {
  const type = column.getSQLType().replace('serial', 'integer');
  return sql`${column} = any(${sql.param([...values])}::${sql.raw(type)}[])`;
}

/** The compared part of a reference, written as in the indexes. */
export const comparedReference = (column: AnyPgColumn): SQL =>
  sql`left(btrim(${column}), ${sql.raw(String(comparedLength))})`;

/** Matches equal references: trimmed, first fifty characters, case-sensitive. */
export function sameReference(column: AnyPgColumn, reference: string | undefined): SQL | undefined {
  if (reference === undefined) return undefined;
  const compared = Array.from(reference.trim()).slice(0, comparedLength).join('');
  return sql`${comparedReference(column)} = ${compared}`;
}

/** Calendar days, `YYYY-MM-DD`, inclusive. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Matches instants within days of a time zone. */
export function withinDays(column: AnyPgColumn, { from, to }: DayRange, timeZone: string): SQL | undefined {
  const midnight = (day: string, plusDays: number) =>
    sql`((${clampDay(day)}::date + ${sql.raw(String(plusDays))})::timestamp at time zone ${timeZone}::text)`;
  return and(
    from === undefined ? undefined : gte(column, midnight(from, 0)),
    to === undefined ? undefined : lt(column, midnight(to, 1)),
  );
}

/** Bounds a day: PostgreSQL has no year 0, and all orders fall between these days. */
export function clampDay(day: string): string {
  if (day < '1900-01-01') return '1900-01-01';
  return day > '2200-01-01' ? '2200-01-01' : day;
}

/** Sorts by a column, with empty values last in either direction. */
export function inDirection(column: AnyPgColumn | SQL, direction: 'asc' | 'desc'): SQL {
  return sql`${column} ${sql.raw(direction)}${nullsOf(column, 'last')}`;
}

/** The reverse of `inDirection`. */
export function inReverse(column: AnyPgColumn | SQL, direction: 'asc' | 'desc'): SQL {
  return sql`${column} ${sql.raw(direction === 'asc' ? 'desc' : 'asc')}${nullsOf(column, 'first')}`;
}

/** For nullable columns only: on other columns it would keep the planner from using the index. */
function nullsOf(column: AnyPgColumn | SQL, place: 'first' | 'last'): SQL {
  return sql.raw('notNull' in column && column.notNull ? '' : ` nulls ${place}`);
}
