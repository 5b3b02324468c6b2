/** How the rows of code tables are found and put in order. */
import { type AnyColumn, and, asc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { wholeState } from '../../../db/schema/code-table-row.ts';
import type { StateCode } from '../../../generated/filing/schemas.ts';
import { toDollars } from '../money.ts';
import type { Tables } from './court.ts';

interface TableColumns {
  state: AnyColumn;
  location: AnyColumn;
  code: AnyColumn;
  name: AnyColumn;
}

/** The rows that hold at a court. */
export function heldAt(table: TableColumns, { state, tablesOf }: Tables): SQL | undefined {
  return and(eq(table.state, state), eq(table.location, tablesOf));
}

/** The rows that hold at a court, and those that hold for its whole state; only the latter without a court. */
export function heldAtOrInState(table: TableColumns, state: StateCode, court: Tables | undefined): SQL | undefined {
  return and(eq(table.state, state), inArray(table.location, court ? [court.tablesOf, wholeState] : [wholeState]));
}

/** Of rows found by `heldAtOrInState`: the court's, or else the state's. */
export function ownOrStateRows<Row extends { location: string }>(rows: readonly Row[]): Row[] {
  const own = rows.filter(({ location }) => location !== wholeState);
  return own.length > 0 ? own : [...rows];
}

/** The rows for `value`, and the rows without a value, which apply to all. */
export function forThisOrAll(column: AnyColumn, value: string): SQL | undefined {
  return or(isNull(column), eq(column, value));
}

/** By name without regard to case, the same with every collation a database may have. */
export function byName({ name, code }: TableColumns): [SQL, SQL] {
  return [sql`lower(${name}) collate "C"`, asc(code)];
}

/** One row per code: the first of the highest rank. Keeps the order. */
export function mostParticular<Row extends { code: string }>(rows: readonly Row[], rank: (row: Row) => number): Row[] {
  const best = new Map<string, Row>();
  for (const row of rows) {
    const other = best.get(row.code);
    if (!other || rank(row) > rank(other)) best.set(row.code, row);
  }
  return rows.filter((row) => best.get(row.code) === row);
}

/** Cents of the database as dollars of a payload; undefined where there is no fee. */
export function optionalDollars(cents: number | null): number | undefined {
  return cents === null ? undefined : toDollars(cents);
}
