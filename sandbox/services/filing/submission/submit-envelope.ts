/**
 * Submits a draft exactly once, even with concurrent requests.
 *
 * One transaction locks the order and runs checks, payment, envelope creation and the clerk's first step. A crash
 * leaves nothing behind. A repeated request gets the first response: by key, and by version of the same order with any
 * key.
 */
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/connection.ts';
import { envelopes } from '../../../db/schema/envelopes.ts';
import { feeQuotes } from '../../../db/schema/fee-quotes.ts';
import type { FilingContent } from '../../../db/schema/filing-content.ts';
import type { StoredFees } from '../../../db/schema/stored-fees.ts';
import { isUniqueViolation } from '../../../db/unique-violation.ts';
import type { SubmissionResult } from '../../../generated/filing/schemas.ts';
import { notFound, problem } from '../../../http/problem.ts';
import { courtZoneOf, providerOf } from '../../../providers/index.ts';
import { expiredProblem, isExpired } from '../../../simulators/payment-processor.ts';
import { requireNoCreditHold } from '../../platform/require-no-credit-hold.ts';
import { requireOpenWindow } from '../corrections.ts';
import { conflictProblem, type DraftContext, lockDraft, submittedProblem } from '../draft-store.ts';
import { flowOf } from '../filing-content.ts';
import { toCents } from '../money.ts';
import { readConfiguration } from '../service-configuration.ts';
import { readFilingFacts } from './filing-facts.ts';
import { writeEnvelope } from './write-envelope.ts';

/** A submission as the person sees it. */
export interface Submission {
  orderId: number;
  /** The draft version of the content. */
  version: number;
  content: FilingContent;
  /** The quote the person accepted. */
  quoteId?: string | undefined;
  idempotencyKey: string;
}

/**
 * Submits a draft to its court in one envelope.
 * @throws ProblemError 402 `card-declined`; 403 `credit-hold`; 404; 409 `draft-version-conflict`, `draft-submitted`, `quote-stale`,
 * `correction-window-closed` or `idempotency-key-reused`; 422 `content-invalid` or `card-expired`; the draft is then unchanged.
 */
export async function submitEnvelope(context: DraftContext, submission: Submission): Promise<SubmissionResult> {
  const submit = () => context.db.transaction((tx) => submitOnce({ ...context, db: tx }, submission));
  try {
    return await submit();
  } catch (error) {
    // The key was used for two orders at once. A second try finds the other one.
    if (isUniqueViolation(error)) return submit();
    throw error;
  }
}

async function submitOnce(context: DraftContext, submission: Submission): Promise<SubmissionResult> {
  const { db: tx, clock, session, state } = context;
  const { orderId, content, idempotencyKey } = submission;
  const stored = await lockDraft(tx, context, orderId);
  if (stored.draft.filingFlow !== flowOf(content)) throw notFound('The draft does not exist.');
  const earlier = await findEarlier(tx, session.clientId, submission);
  if (earlier) return earlier;
  if (stored.order.status !== 'draft') throw await submittedProblem(tx, stored.order);
  if (stored.draft.version !== submission.version) throw conflictProblem(stored.draft);

  const provider = providerOf(stored.order.provider);
  await provider.requireFiler?.(tx, session);
  const { correctsOrderId } = stored.order;
  // A correction belongs to a filing that is under way: it goes on during a credit hold.
  if (correctsOrderId === null) await requireNoCreditHold(tx, session);
  else await requireOpenWindow(tx, correctsOrderId, clock.now(), await courtZoneOf(tx, stored.order));
  const rules = await provider.tables(tx, state, content);
  const courtCase = await provider.courtCase(tx, stored.order, content);
  const now = clock.now();
  const facts = await readFilingFacts(tx, session, state, content, courtCase, now);
  const errors = provider.check(content, rules, facts);
  errors.throwIfAny('content-invalid', refusal);
  const { account } = facts;
  if (!rules || !account) throw new Error('A content without court or account passed its check.');
  if (isExpired(account, now)) throw expiredProblem();
  const fees = provider.price(content, rules, account, now);
  if (content.maxFeeAmount !== undefined && fees.totalCents > toCents(content.maxFeeAmount))
    errors.add('content.maxFeeAmount', 'The fees exceed this limit. Raise it.');
  errors.throwIfAny('content-invalid', refusal);
  if (submission.quoteId !== undefined) await requireQuote(tx, context, submission.quoteId, fees);
  return writeEnvelope({ tx, session, now, stored, provider, content, idempotencyKey, rules, facts, account, fees });
}

const refusal = 'The court doesn’t accept some entries. Nothing was submitted.';

/**
 * The earlier response for the same key, or for the same version of the same order.
 * @throws ProblemError 409 `idempotency-key-reused` when the key was used for another order.
 */
async function findEarlier(
  tx: Database,
  clientId: number,
  { orderId, version, idempotencyKey }: Submission,
): Promise<SubmissionResult | undefined> {
  const [ofKey] = await tx
    .select({ orderId: envelopes.orderId, result: envelopes.result })
    .from(envelopes)
    .where(and(eq(envelopes.clientId, clientId), eq(envelopes.idempotencyKey, idempotencyKey)));
  if (ofKey?.orderId === orderId) return ofKey.result;
  if (ofKey) throw problem(409, { code: 'idempotency-key-reused', detail: 'The key was used for a different order.' });
  const [ofVersion] = await tx
    .select({ result: envelopes.result })
    .from(envelopes)
    .where(and(eq(envelopes.orderId, orderId), eq(envelopes.draftVersion, version)));
  return ofVersion?.result;
}

/** @throws ProblemError 409 `quote-stale` when the quote is another firm's, expired, or of another amount or day. */
async function requireQuote(
  tx: Database,
  { clock, session }: DraftContext,
  quoteId: string,
  fees: StoredFees,
): Promise<void> {
  const [quote] = await tx
    .select()
    .from(feeQuotes)
    .where(and(eq(feeQuotes.quoteId, quoteId), eq(feeQuotes.clientId, session.clientId)));
  const { feeQuoteMinutes } = await readConfiguration(tx);
  const { delivery } = fees;
  // What arrives on another day than was said is not what was bought, however old the quote is.
  if (quote && delivery && quote.fees.delivery?.arrivesOn !== delivery.arrivesOn)
    throw problem(409, {
      code: 'quote-stale',
      detail: `The documents would reach the court on another day than was quoted: ${delivery.arrivesOn}.`,
      delivery,
    });
  const isFresh = quote && clock.now().getTime() - quote.quotedAt.getTime() <= feeQuoteMinutes * 60_000;
  if (!isFresh || quote.fees.totalCents !== fees.totalCents || quote.fees.isWaived !== fees.isWaived)
    throw problem(409, { code: 'quote-stale', detail: 'The fees have changed since the quote.' });
}
