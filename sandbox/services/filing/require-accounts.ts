import type { StateCode } from '../../generated/filing/schemas.ts';
import { problem } from '../../http/problem.ts';
import { statesWithAccounts } from '../state-capabilities.ts';

/** @throws ProblemError 404 `provider-not-available` where the firm's attorneys and payment accounts are not kept. */
export function requireAccounts(state: StateCode): void {
  if (statesWithAccounts.includes(state)) return;
  const detail = 'Attorneys and payment accounts are not kept for this state.';
  throw problem(404, { code: 'provider-not-available', detail });
}
