/**
 * Verifies and adds a firm's card (specification, application section 4). The card exists only in the arguments and
 * the two requests: a mutation would keep it in the query cache, and no error carries it.
 */

import { wholeSummary } from '@/api/billing-summary';
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import {
  clientAddCreditCard,
  clientGetBillingSummary,
  clientVerifyCreditCard,
  getClientGetBillingSummaryQueryKey,
} from '@/api/generated/billing';
import type { CardRequest } from '@/api/generated/billing/model';
import { requireAnswer, type StepContext, SubmissionError, withToken } from '@/api/submission';
import { oneTabAtATime, singleFlight } from '@/lib/async/one-at-a-time';
import { tabStore } from '@/lib/storage/browser-storage';
import { type CardForm, toCardRequest } from '../model/card';
import { cardError, cardNotAddedError, cardNotVerifiedError } from '../model/card-failures';

/**
 * Adds the card of a valid form, once, even if called twice or in two tabs. Before sending, and after a lost response,
 * it checks whether the card is already on file.
 * @throws SubmissionError: a toast for a failed call, a message in the form for a rejected card.
 */
export const addCard = singleFlight(async (form: CardForm, context: StepContext): Promise<void> => {
  const request = toCardRequest(form);
  try {
    await oneTabAtATime('benchfile-onboarding-card', async () => {
      if (!(await isOnFile(request, context))) await verifyAndAdd(request, context);
    });
  } catch (error) {
    throw error instanceof SubmissionError ? error : cardError(error);
  }
  dropIdempotencyKey();
  await context.queryClient.invalidateQueries({ queryKey: getClientGetBillingSummaryQueryKey() });
});

/** Whether this card is on file, judged by its last digits and expiration date. */
async function isOnFile(request: CardRequest, context: StepContext): Promise<boolean> {
  const { card } = wholeSummary(await requireAnswer(() => clientGetBillingSummary(withToken(context))));
  return (
    card?.last4 === request.creditCardNumber.slice(-4) &&
    card.expiryMonth === request.expiryMonth &&
    card.expiryYear === request.expiryYear
  );
}

async function verifyAndAdd(request: CardRequest, context: StepContext): Promise<void> {
  if (!(await requireAnswer(() => clientVerifyCreditCard(request, withToken(context))))) throw cardNotVerifiedError();
  try {
    if (await send(request, context)) return;
  } catch (error) {
    if (!mayHaveTakenEffect(error)) dropIdempotencyKey();
    else if (await isOnFile(request, context).catch(() => false)) return;
    throw error;
  }
  dropIdempotencyKey();
  throw cardNotAddedError();
}

async function send(request: CardRequest, context: StepContext): Promise<boolean> {
  const add = () => clientAddCreditCard(request, { 'Idempotency-Key': idempotencyKey() }, withToken(context));
  try {
    return await requireAnswer(add);
  } catch (error) {
    // A different card was sent with this key and did arrive. This one replaces it.
    if (failureOf(error).code !== 'idempotency-key-reused') throw error;
    dropIdempotencyKey();
    return requireAnswer(add);
  }
}

/** Session storage: kept across reloads, so the backend recognizes a repeated card. */
const keyName = 'benchfile-onboarding-card';

/** The key of the last attempt without a response, or a new one. */
function idempotencyKey(): string {
  const kept = tabStore.read(keyName);
  if (kept) return kept;
  const key = crypto.randomUUID();
  tabStore.write(keyName, key);
  return key;
}

function dropIdempotencyKey(): void {
  tabStore.remove(keyName);
}
