import type { StateCode } from '../../generated/filing/schemas.ts';
import { problem } from '../../http/problem.ts';
import { capabilityOf } from '../state-capabilities.ts';

/** @throws ProblemError 404 `provider-not-available` for a state not served by Tyler. */
export function requireTylerState(state: StateCode): void {
  if (capabilityOf(state).provider === 'tyler') return;
  const detail = 'Courts in this state don’t use Tyler.';
  throw problem(404, { code: 'provider-not-available', detail });
}
