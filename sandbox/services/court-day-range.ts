/** Lists of what courts did, by their courts' days. */
import { and, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { clampDay, type DayRange, withinDays } from '../db/conditions.ts';
import { timeZoneOfStateIn } from './time-zone-of-state.ts';

/** Of the states' zones, the one in which a day begins first, and the one in which it ends last. */
export const outerZones = { first: 'America/New_York', last: 'Pacific/Honolulu' } as const;

/** Matches at least the instants within days of any court. For an index, which knows no states. */
export function withinOuterDays(column: AnyPgColumn, { from, to }: DayRange): SQL | undefined {
  return and(withinDays(column, { from }, outerZones.first), withinDays(column, { to }, outerZones.last));
}

/** Matches instants within days of their courts, which are in the states of a column. */
export function withinCourtDays(column: AnyPgColumn, { from, to }: DayRange, state: AnyPgColumn): SQL | undefined {
  if (from === undefined && to === undefined) return undefined;
  const day = sql`(${column} at time zone ${timeZoneOfStateIn(state)})::date`;
  return and(
    withinOuterDays(column, { from, to }),
    from === undefined ? undefined : gte(day, sql`${clampDay(from)}::date`),
    to === undefined ? undefined : lte(day, sql`${clampDay(to)}::date`),
  );
}
