/** Quotes of filing fees, with any provider. */
import { randomUUID } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { feeQuotes } from '../../db/schema/fee-quotes.ts';
import type { FilingContent } from '../../db/schema/filing-content.ts';
import { orders } from '../../db/schema/orders.ts';
import type { FeeQuote } from '../../generated/filing/schemas.ts';
import { notFound } from '../../http/problem.ts';
import { providerOf } from '../../providers/index.ts';
import { expiredProblem, isExpired } from '../../simulators/payment-processor.ts';
import type { DraftContext } from './draft-store.ts';
import { toFeeAnswer } from './fee-answers.ts';
import { readConfiguration } from './service-configuration.ts';
import { findPaymentAccount } from './submission/filing-facts.ts';

/**
 * Calculates and stores a quote. The submission must match it.
 * @throws ProblemError 422 `content-incomplete` or `card-expired`, 404 for an order that is not the firm's.
 */
export async function quoteFees(
  { db, clock, session, state, provider: providerId }: DraftContext,
  content: FilingContent,
  orderId: number | undefined,
): Promise<FeeQuote> {
  const { clientId } = session;
  const provider = providerOf(providerId);
  const rules = await provider.tables(db, state, content);
  const account = await findPaymentAccount(db, clientId, state, content.paymentAccountId);
  const now = clock.now();
  const fees = provider.price(content, rules, account, now);
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
  return { quoteId, quotedAt: now.toISOString(), ...toFeeAnswer(fees, { state, envelopeId: undefined }) };
}
