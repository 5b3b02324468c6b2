/** Quotes: prices that were shown, and until when they hold. */
import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/connection.ts';
import { servingQuotes } from '../../../db/schema/serving.ts';
import type { ContentToQuote, ServingContent, ServingQuote } from '../../../generated/serving/schemas.ts';
import type { Session } from '../../../http/operation.ts';
import { type ProblemError, problem } from '../../../http/problem.ts';
import { toDollars } from '../../filing/money.ts';
import { readConfiguration } from '../../filing/service-configuration.ts';
import { requireComplete } from './check-content.ts';
import { requireDraft } from './draft-store.ts';
import { type PricedContent, priceContent } from './quote-lines.ts';
import { contentHash } from './serving-content.ts';

interface Context {
  db: Database;
  clock: Clock;
  session: Session;
}

/** Prices content and stores the quote. @throws ProblemError 404, 422 as `requireComplete`. */
export async function quoteContent(
  { db, clock, session }: Context,
  { orderId, content }: ContentToQuote,
): Promise<ServingQuote> {
  const now = clock.now();
  if (orderId !== undefined) await requireDraft(db, session, orderId);
  const { proofFilingCents } = await requireComplete(db, session, content, now);
  const { lines, whenUsed, totalCents } = priceContent(content, proofFilingCents);
  const { feeQuoteMinutes } = await readConfiguration(db);
  const validUntil = new Date(now.getTime() + feeQuoteMinutes * 60_000);
  const quoteId = randomUUID();
  const { clientId } = session;
  await db
    .insert(servingQuotes)
    .values({ quoteId, clientId, contentHash: contentHash(content), lines, totalCents, validUntil });
  return {
    ...{ quoteId, lines, whenUsed, total: toDollars(totalCents), validUntil: validUntil.toISOString() },
    feesApart: content.mode === 'serve-and-file' ? 'Court fees for filing the proofs are charged at cost.' : '',
  };
}

/** 409 `quote-stale`: the prices must be shown again. */
export function staleQuote(): ProblemError {
  return problem(409, { code: 'quote-stale', detail: 'The quote is no longer valid. Check the prices again.' });
}

/**
 * The quote, if it still holds for content at today's prices.
 * @throws ProblemError 409 `quote-stale`.
 */
export async function requireQuote(
  tx: Database,
  { clientId }: Session,
  { quoteId, content, priced, now }: { quoteId: string; content: ServingContent; priced: PricedContent; now: Date },
): Promise<void> {
  const [quote] = await tx
    .select()
    .from(servingQuotes)
    .where(and(eq(servingQuotes.quoteId, quoteId), eq(servingQuotes.clientId, clientId)));
  const isHeld =
    quote !== undefined &&
    quote.validUntil >= now &&
    quote.contentHash === contentHash(content) &&
    quote.totalCents === priced.totalCents;
  if (!isHeld) throw staleQuote();
}
