/** The court that a code table is asked of. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { courts } from '../../../db/schema/codes.ts';
import type { StateCode } from '../../../generated/filing/schemas.ts';
import { notFound } from '../../../http/problem.ts';
import { requireTylerState } from '../require-tyler-state.ts';

export type CourtRow = typeof courts.$inferSelect;

/** Where rows of the code tables are looked up: `tablesOf` of the court, which need not be its own code. */
export type Tables = Pick<CourtRow, 'state' | 'tablesOf'>;

/** A court of a state, from any provider; undefined for an unknown code. */
export async function findCourt(db: Database, state: StateCode, code: string): Promise<CourtRow | undefined> {
  const [court] = await db
    .select()
    .from(courts)
    .where(and(eq(courts.state, state), eq(courts.code, code)));
  return court;
}

/**
 * A court that is reached through Tyler.
 * @throws ProblemError 404 `provider-not-available` for a state of another provider, 404 for an unknown court.
 */
export async function requireTylerCourt(db: Database, state: StateCode, code: string): Promise<CourtRow> {
  requireTylerState(state);
  const court = await findCourt(db, state, code);
  if (!court) throw notFound('The state has no court of this code.');
  return court;
}
