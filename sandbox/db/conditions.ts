/** Conditions that several lists share. Each is undefined, and so left out, when there is nothing to ask for. */
import { and, gte, inArray, like, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * True of any row of which `oneOf` the values is true. It says to an index that is walked through in the order of the
 * column where these begin and end, which a choice of values does not.
 */
export function fromFirstToLast(column: AnyPgColumn, values: readonly string[] | undefined): SQL | undefined {
  if (!values || values.length === 0) return undefined;
  const end = (which: 'min' | 'max') =>
    sql`(select ${sql.raw(which)}(value) from unnest(${sql.param([...values])}::text[]) value)`;
  return and(gte(column, end('min')), lte(column, end('max')));
}

/** References are compared on their first characters only (specification, application section 4). */
const comparedLength = 50;

/** The `LIKE` pattern of texts that contain `term` literally. */
export function containsPattern(term: string): string {
  return `%${term.replaceAll(/[\\%_]/g, '\\$&')}%`;
}

/** Every word of `text` occurs in a column that holds lower-case text. */
export function containsWords(column: AnyPgColumn, text: string | undefined): SQL | undefined {
  const words = text?.split(/\s+/).filter(Boolean) ?? [];
  return and(...words.map((word) => like(column, sql`lower(${containsPattern(word)})`)));
}

/** One of the values; an empty list asks for nothing. */
export function oneOf<T>(column: AnyPgColumn, values: readonly T[] | undefined): SQL | undefined {
  return values && values.length > 0 ? inArray(column, [...values]) : undefined;
}

/** What of a reference is compared; written so that the indexes on references serve it. */
export const comparedReference = (column: AnyPgColumn): SQL =>
  sql`left(btrim(${column}), ${sql.raw(String(comparedLength))})`;

/** The same reference, trimmed and up to its fiftieth character, with regard to case. */
export function sameReference(column: AnyPgColumn, reference: string | undefined): SQL | undefined {
  if (reference === undefined) return undefined;
  const compared = Array.from(reference.trim()).slice(0, comparedLength).join('');
  return sql`${comparedReference(column)} = ${compared}`;
}

/** Days of the calendar, `YYYY-MM-DD`, both included. */
export interface DayRange {
  from?: string | undefined;
  to?: string | undefined;
}

/** Instants within days as a time zone reckons them. */
export function withinDays(column: AnyPgColumn, { from, to }: DayRange, timeZone: string): SQL | undefined {
  const midnight = (day: string, plusDays: number) =>
    sql`((${clampDay(day)}::date + ${sql.raw(String(plusDays))})::timestamp at time zone ${timeZone}::text)`;
  return and(
    from === undefined ? undefined : gte(column, midnight(from, 0)),
    to === undefined ? undefined : lt(column, midnight(to, 1)),
  );
}

/** PostgreSQL has no year 0, and nothing was ordered before or will be after these days. */
function clampDay(day: string): string {
  if (day < '1900-01-01') return '1900-01-01';
  return day > '2200-01-01' ? '2200-01-01' : day;
}

/** A sort on a column: rows without a value come last either way. */
export function inDirection(column: AnyPgColumn | SQL, direction: 'asc' | 'desc'): SQL {
  return sql`${column} ${sql.raw(direction)}${nullsOf(column, 'last')}`;
}

/** The same sort from its end. */
export function inReverse(column: AnyPgColumn | SQL, direction: 'asc' | 'desc'): SQL {
  return sql`${column} ${sql.raw(direction === 'asc' ? 'desc' : 'asc')}${nullsOf(column, 'first')}`;
}

/** Only of what may be empty: an index would not serve the sort of another column, though it comes to the same. */
function nullsOf(column: AnyPgColumn | SQL, place: 'first' | 'last'): SQL {
  return sql.raw('notNull' in column && column.notNull ? '' : ` nulls ${place}`);
}
