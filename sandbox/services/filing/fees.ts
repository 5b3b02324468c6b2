/** Filing fees before submission, and the fee for filing a proof of service. */
import type { Operations } from '../../generated/filing/operations.ts';
import type { ProofOfServiceFilingFee, StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { factsOf } from '../../providers/facts.ts';
import { requireTylerState } from '../../providers/tyler/require-tyler-state.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { quoteFees } from './fee-quotes.ts';
import { readFeeBreakdown } from './order-fees.ts';
import { requireOrder } from './order-store.ts';

/** The product's fee in dollars for filing a proof of service; courts charge nothing. */
const proofServiceFee = 9.95;

export const fees = {
  quoteNewCaseFees: ({ db, clock, session, params: { state }, body }) =>
    quoteFees({ db, clock, session, state, provider: requireTylerState(state) }, body.content, body.orderId),

  quoteExistingCaseFees: ({ db, clock, session, params: { state }, body }) =>
    quoteFees({ db, clock, session, state, provider: requireTylerState(state) }, body.content, body.orderId),

  getFeeBreakdown: async ({ db, session, params: { state, orderId } }) => {
    requireTylerState(state);
    const breakdown = await readFeeBreakdown(db, await requireOrder(db, session, orderId, state));
    if (!breakdown) throw notFound('The order has no quote.');
    return breakdown;
  },

  listProofOfServiceFilingFees: ({ query: { state } }) => proofOfServiceFees(state),
} satisfies Handlers<Operations>;

/** The fees for filing a proof of service in a state; a row without a court applies to those without their own. */
export function proofOfServiceFees(state: StateCode): ProofOfServiceFilingFee[] {
  if (!factsOf(capabilityOf(state).provider).takesFilings) return [];
  const total = proofServiceFee;
  return [{ state, description: 'Proof of service', courtFee: 0, serviceFee: proofServiceFee, total }];
}
