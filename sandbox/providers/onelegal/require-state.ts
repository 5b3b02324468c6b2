import { eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { multisourceCourts } from '../../db/schema/multisource.ts';
import type { EFilingProvider, StateCode } from '../../generated/filing/schemas.ts';
import { problem } from '../../http/problem.ts';
import { findMultisourceCourt, readCourts } from '../../services/filing/multisource-store.ts';
import { providerIn } from '../facts.ts';
import { facts } from './facts.ts';

/**
 * For calls under `/OneLegal`. Returns the provider of what they save: the system of the content's court, or that of a
 * state whose filings One Legal carries.
 * @throws ProblemError 404 `provider-not-available` for a state without such courts.
 */
export async function requireOneLegal(
  db: Database,
  state: StateCode,
  courtId: string | undefined,
): Promise<EFilingProvider> {
  const court = courtId === undefined ? undefined : await findMultisourceCourt(db, state, courtId);
  if (court) return court.provider;
  const ofState = providerIn(state);
  if (ofState.takesFilings && ofState.carriedBy === facts.id) return ofState.id;
  const courts = await readCourts(db, state, eq(multisourceCourts.provider, facts.id));
  if (courts.length > 0) return facts.id;
  throw problem(404, { code: 'provider-not-available', detail: 'Courts in this state don’t use One Legal.' });
}
