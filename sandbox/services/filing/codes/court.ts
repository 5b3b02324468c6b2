/** The court of a code table request. */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { courts } from '../../../db/schema/codes.ts';
import type { StateCode } from '../../../generated/filing/schemas.ts';
import { notFound } from '../../../http/problem.ts';
import { requireTylerState } from '../../../providers/tyler/require-tyler-state.ts';

export type CourtRow = typeof courts.$inferSelect;

/** Where code table rows are looked up: the court's `tablesOf`, which may be another court. */
export type Tables = Pick<CourtRow, 'state' | 'tablesOf'>;

/** A court of any provider; undefined for an unknown code. */
export async function findCourt(db: Database, state: StateCode, code: string): Promise<CourtRow | undefined> {
  const [court] = await db
    .select()
    .from(courts)
    .where(and(eq(courts.state, state), eq(courts.code, code)));
  return court;
}

/**
 * A court available through Tyler.
 * @throws ProblemError 404 `provider-not-available` for a state of another provider, 404 for an unknown court.
 */
export async function requireTylerCourt(db: Database, state: StateCode, code: string): Promise<CourtRow> {
  requireTylerState(state);
  const court = await findCourt(db, state, code);
  if (!court) throw notFound('The state has no court with this code.');
  return court;
}
