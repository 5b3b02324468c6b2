/**
 * Adding the card that a new firm pays with: verified, then added (specification, application section 4). The card is in
 * the arguments and in the two requests, and nowhere else: no mutation of the query cache, which would keep its
 * variables, and no error that carries it.
 */
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import {
  clientAddCreditCard,
  clientGetBillingSummary,
  clientVerifyCreditCard,
  getClientGetBillingSummaryQueryKey,
} from '@/api/generated/billing';
import type { CardRequest } from '@/api/generated/billing/model';
import { type CardForm, toCardRequest } from '../model/card';
import { cardError, cardNotAddedError, cardNotVerifiedError, SubmissionError } from '../model/failures';
import { answered } from './answered';
import { cardKey, forgetCardKey } from './card-key';
import { onceAtATime, oneTabAtATime } from './once';
import { type StepContext, withToken } from './step-context';

/**
 * Adds the card of a form without errors. A card that is on file is not sent: before one is sent, and after an answer
 * was lost, the firm's card is asked for. Asked twice at once, here or in two tabs, it is added once.
 * @throws SubmissionError: a toast for a failed call, a message in the form for a card that was not taken.
 */
export const addCard = onceAtATime(async (form: CardForm, context: StepContext): Promise<void> => {
  const request = toCardRequest(form);
  try {
    await oneTabAtATime('benchfile-onboarding-card', async () => {
      if (!(await isOnFile(request, context))) await verifyAndAdd(request, context);
    });
  } catch (error) {
    throw error instanceof SubmissionError ? error : cardError(error);
  }
  forgetCardKey();
  await context.queryClient.invalidateQueries({ queryKey: getClientGetBillingSummaryQueryKey() });
});

/** Whether the firm's card is this one, as far as it may be seen. */
async function isOnFile(request: CardRequest, context: StepContext): Promise<boolean> {
  const { card } = await answered(() => clientGetBillingSummary(withToken(context)));
  return (
    card?.last4 === request.creditCardNumber.slice(-4) &&
    card.expiryMonth === request.expiryMonth &&
    card.expiryYear === request.expiryYear
  );
}

async function verifyAndAdd(request: CardRequest, context: StepContext): Promise<void> {
  if (!(await answered(() => clientVerifyCreditCard(request, withToken(context))))) throw cardNotVerifiedError();
  try {
    if (await send(request, context)) return;
  } catch (error) {
    if (!mayHaveTakenEffect(error)) forgetCardKey();
    else if (await isOnFile(request, context).catch(() => false)) return;
    throw error;
  }
  forgetCardKey();
  throw cardNotAddedError();
}

async function send(request: CardRequest, context: StepContext): Promise<boolean> {
  const add = () => clientAddCreditCard(request, { 'Idempotency-Key': cardKey() }, withToken(context));
  try {
    return await answered(add);
  } catch (error) {
    // Another card was sent under this name and has arrived after all; this one is meant to take its place.
    if (failureOf(error).code !== 'idempotency-key-reused') throw error;
    forgetCardKey();
    return answered(add);
  }
}
