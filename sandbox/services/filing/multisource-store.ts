/** Reads the courts of states with several e-filing systems. */
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { courts } from '../../db/schema/codes.ts';
import { multisourceCourts, multisourceTables } from '../../db/schema/multisource.ts';
import type { EFilingProvider, MultisourceCourt, StateCode } from '../../generated/filing/schemas.ts';
import { factsOf } from '../../providers/facts.ts';

/** A court with its name. */
export type StoredCourt = typeof multisourceCourts.$inferSelect & { name: string };

/** What can be filed at a system's courts, and their rules. */
export type StoredTables = typeof multisourceTables.$inferSelect;

/** A state's courts that fulfill `condition`, by county and name; empty for a state with one system. */
export async function readCourts(db: Database, state: StateCode, condition?: SQL): Promise<StoredCourt[]> {
  const rows = await db
    .select({ court: multisourceCourts, name: courts.name })
    .from(multisourceCourts)
    .innerJoin(courts, and(eq(courts.state, multisourceCourts.state), eq(courts.code, multisourceCourts.courtId)))
    .where(and(eq(multisourceCourts.state, state), condition))
    .orderBy(asc(multisourceCourts.county), asc(courts.name));
  return rows.map(({ court, name }) => ({ ...court, name }));
}

/** A court by its ID; undefined when the state has no such court. */
export async function findMultisourceCourt(
  db: Database,
  state: StateCode,
  courtId: string,
): Promise<StoredCourt | undefined> {
  const [court] = await readCourts(db, state, eq(multisourceCourts.courtId, courtId));
  return court;
}

/** The tables of a state's courts on a system. */
export async function readTables(
  db: Database,
  state: StateCode,
  provider: EFilingProvider,
): Promise<StoredTables | undefined> {
  const [found] = await db
    .select()
    .from(multisourceTables)
    .where(and(eq(multisourceTables.state, state), eq(multisourceTables.provider, provider)));
  return found;
}

/** Tells whether documents go to the court on paper: its system has no electronic filing. */
export const isPhysical = ({ provider }: Pick<StoredCourt, 'provider'>): boolean => !factsOf(provider).takesFilings;

/** A court as lists have it. */
export function toMultisourceCourt(court: StoredCourt): MultisourceCourt {
  return {
    courtId: court.courtId,
    name: court.name,
    county: court.county,
    apiType: factsOf(court.provider).apiType,
    isPhysical: isPhysical(court),
    filingFlows: court.filingFlows,
    orgName: court.orgName ?? undefined,
    orgUnitName: court.orgUnitName ?? undefined,
  };
}
