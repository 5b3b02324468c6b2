/** Filters and sorts code table rows. */
import { type AnyColumn, and, asc, eq, inArray, isNull, or, type SQL } from 'drizzle-orm';
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

/** A court's rows. */
export function heldAt(table: TableColumns, { state, tablesOf }: Tables): SQL | undefined {
  return and(eq(table.state, state), eq(table.location, tablesOf));
}

/** A court's and its state's rows; without a court, only the state's. */
export function heldAtOrInState(table: TableColumns, state: StateCode, court: Tables | undefined): SQL | undefined {
  return and(eq(table.state, state), inArray(table.location, court ? [court.tablesOf, wholeState] : [wholeState]));
}

/** From `heldAtOrInState` rows: the court's if any, otherwise the state's. */
export function ownOrStateRows<Row extends { location: string }>(rows: readonly Row[]): Row[] {
  const own = rows.filter(({ location }) => location !== wholeState);
  return own.length > 0 ? own : [...rows];
}

/** Rows for `value` and rows without a value, which apply to all. */
export function forThisOrAll(column: AnyColumn, value: string): SQL | undefined {
  return or(isNull(column), eq(column, value));
}

/** By name, in Unicode's order: its column has that collation. */
export function byName({ name, code }: TableColumns): [SQL, SQL] {
  return [asc(name), asc(code)];
}

/** One row per code: the first of the highest rank, in the original order. */
export function mostParticular<Row extends { code: string }>(rows: readonly Row[], rank: (row: Row) => number): Row[] {
  const best = new Map<string, Row>();
  for (const row of rows) {
    const other = best.get(row.code);
    if (!other || rank(row) > rank(other)) best.set(row.code, row);
  }
  return rows.filter((row) => best.get(row.code) === row);
}

/** Cents as dollars; undefined without a fee. */
export function optionalDollars(cents: number | null): number | undefined {
  return cents === null ? undefined : toDollars(cents);
}
