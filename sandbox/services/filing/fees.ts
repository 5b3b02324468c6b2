/** Filing fees before submission, and the fee for filing a proof of service. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/connection.ts';
import { feeQuotes } from '../../db/schema/fee-quotes.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { orders } from '../../db/schema/orders.ts';
import type { Operations } from '../../generated/filing/operations.ts';
import type { EFilingProvider, FeeQuote, ProofOfServiceFilingFee, StateCode } from '../../generated/filing/schemas.ts';
import type { Handlers, Session } from '../../http/operation.ts';
import { notFound } from '../../http/problem.ts';
import { factsOf } from '../../providers/facts.ts';
import { providerOf } from '../../providers/index.ts';
import { requireTylerState } from '../../providers/tyler/require-tyler-state.ts';
import { expiredProblem, isExpired } from '../../simulators/payment-processor.ts';
import { capabilityOf } from '../state-capabilities.ts';
import { toFeeAnswer } from './fee-answers.ts';
import { readFeeBreakdown } from './order-fees.ts';
import { requireOrder } from './order-store.ts';
import { readConfiguration } from './service-configuration.ts';
import { findPaymentAccount } from './submission/filing-facts.ts';

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

  listProofOfServiceFilingFees: ({ query: { state } }) =>
    factsOf(capabilityOf(state).provider).takesFilings ? [proofOfServiceFee(state)] : [],
} satisfies Handlers<Operations>;

interface QuoteContext {
  db: Database;
  clock: Clock;
  session: Session;
  state: StateCode;
  provider: EFilingProvider;
}

/** Calculates and stores a quote. The submission must match it. */
async function quoteFees(
  { db, clock, session, state, provider: providerId }: QuoteContext,
  content: FilingContent,
  orderId: number | undefined,
): Promise<FeeQuote> {
  const { clientId } = session;
  const provider = providerOf(providerId);
  const rules = await provider.tables(db, state, content);
  const account = await findPaymentAccount(db, clientId, state, content.paymentAccountId);
  const fees = provider.price(content, rules, account);
  const now = clock.now();
  if (account && isExpired(account, now)) throw expiredProblem();
  const quoteId = randomUUID();
  const { feeQuoteMinutes } = await readConfiguration(db);
  await db.transaction(async (tx) => {
    if (orderId !== undefined) {
      const [order] = await tx
        .select({ orderId: orders.orderId })
        .from(orders)
        .where(and(eq(orders.orderId, orderId), eq(orders.clientId, clientId)))
        .for('key share');
      if (!order) throw notFound('The order does not exist.');
    }
    // Each order keeps its latest quote; quotes without an order are deleted when stale.
    const staleSince = new Date(now.getTime() - feeQuoteMinutes * 60_000);
    const superseded = orderId === undefined ? isNull(feeQuotes.orderId) : eq(feeQuotes.orderId, orderId);
    await tx
      .delete(feeQuotes)
      .where(and(eq(feeQuotes.clientId, clientId), superseded, lt(feeQuotes.quotedAt, staleSince)));
    await tx.insert(feeQuotes).values({ quoteId, clientId, orderId: orderId ?? null, fees, quotedAt: now });
  });
  return { quoteId, quotedAt: now.toISOString(), ...toFeeAnswer(fees) };
}

function proofOfServiceFee(state: StateCode): ProofOfServiceFilingFee {
  return { state, description: 'Proof of service', courtFee: 0, serviceFee: proofServiceFee, total: proofServiceFee };
}
