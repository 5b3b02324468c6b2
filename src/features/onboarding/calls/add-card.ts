/**
 * Adding the card that a new firm pays with: verified, then added (specification, application section 4). The card is in
 * the arguments and in the two requests, and nowhere else: no mutation of the query cache, which would keep its
 * variables, and no error that carries it.
 */
import {
  clientAddCreditCard,
  clientGetBillingSummary,
  clientVerifyCreditCard,
  getClientGetBillingSummaryQueryKey,
} from '@/api/generated/billing';
import type { CardRequest } from '@/api/generated/billing/model';
import { type CardForm, toCardRequest } from '../model/card';
import { cardError, cardNotAddedError, cardNotVerifiedError, SubmissionError } from '../model/failures';
import { answered, mayHaveHappened } from './answered';
import { onceAtATime } from './once';
import { type StepContext, withToken } from './step-context';

/** A card by what the firm may see of it. */
type CardTraits = Pick<CardRequest, 'expiryMonth' | 'expiryYear'> & { last4: string };

/** The card whose adding was not answered, with the key under which it was sent. */
let unanswered: { card: CardTraits; key: string } | undefined;

/**
 * Adds the card of a form without errors. A card that is on file is not sent: before one is sent, and after an answer
 * was lost, the firm's card is asked for. Asked twice at once, it is added once.
 * @throws SubmissionError: a toast for a failed call, a message in the form for a card that was not taken.
 */
export const addCard = onceAtATime(async (form: CardForm, context: StepContext): Promise<void> => {
  const request = toCardRequest(form);
  try {
    if (!(await isOnFile(request, context))) await verifyAndAdd(request, context);
  } catch (error) {
    throw error instanceof SubmissionError ? error : cardError(error);
  }
  unanswered = undefined;
  await context.queryClient.invalidateQueries({ queryKey: getClientGetBillingSummaryQueryKey() });
});

async function isOnFile(request: CardRequest, context: StepContext): Promise<boolean> {
  const { card } = await answered(() => clientGetBillingSummary(withToken(context)));
  return card !== undefined && isSameCard(card, traitsOf(request));
}

async function verifyAndAdd(request: CardRequest, context: StepContext): Promise<void> {
  if (!(await answered(() => clientVerifyCreditCard(request, withToken(context))))) throw cardNotVerifiedError();
  const key = keyOf(request);
  unanswered = { card: traitsOf(request), key };
  let isAdded: boolean;
  try {
    isAdded = await answered(() => clientAddCreditCard(request, { 'Idempotency-Key': key }, withToken(context)));
  } catch (error) {
    if (!mayHaveHappened(error)) unanswered = undefined;
    else if (await isOnFile(request, context).catch(() => false)) return;
    throw error;
  }
  unanswered = undefined;
  if (!isAdded) throw cardNotAddedError();
}

/** The same key for a card whose adding was not answered: what arrives late is known by it. */
function keyOf(request: CardRequest): string {
  return unanswered && isSameCard(unanswered.card, traitsOf(request)) ? unanswered.key : crypto.randomUUID();
}

function traitsOf({ creditCardNumber, expiryMonth, expiryYear }: CardRequest): CardTraits {
  return { last4: creditCardNumber.slice(-4), expiryMonth, expiryYear };
}

function isSameCard(one: CardTraits, other: CardTraits): boolean {
  return one.last4 === other.last4 && one.expiryMonth === other.expiryMonth && one.expiryYear === other.expiryYear;
}
