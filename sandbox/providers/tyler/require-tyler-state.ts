import type { EFilingProvider, StateCode } from '../../generated/filing/schemas.ts';
import { problem } from '../../http/problem.ts';
import { capabilityOf } from '../../services/state-capabilities.ts';
import { facts } from './facts.ts';

/**
 * For calls under `/Tyler`. Returns the provider of what they save.
 * @throws ProblemError 404 `provider-not-available` for a state not served by Tyler.
 */
export function requireTylerState(state: StateCode): EFilingProvider {
  if (capabilityOf(state).provider === facts.id) return facts.id;
  const detail = 'Courts in this state don’t use Tyler.';
  throw problem(404, { code: 'provider-not-available', detail });
}
