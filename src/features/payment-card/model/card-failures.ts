/** Messages for a card that could not be added (specification, application section 8, word for word). */
import { type Failure, type FailureKind, failureOf } from '@/api/errors';
import { mayBeDone, SubmissionError, wordsOf } from '@/api/submission';

/** The payment processor did not recognize the card. */
export function cardNotVerifiedError(): SubmissionError {
  return new SubmissionError(
    "We couldn't verify your card details. Please check the card number, expiry, and CVV, or try a different card.",
  );
}

/** The card is valid but was not added. */
export function cardNotAddedError(): SubmissionError {
  return new SubmissionError(
    'There was a problem adding your credit card. Please try again. If this issue persists, contact support.',
  );
}

/** The card's key makes trying again safe. */
const unknownCard = "It is not known whether your card was added. Try again; it won't be added twice.";

const cardMessages: Readonly<Partial<Record<FailureKind, string>>> = {
  transient:
    "We're having trouble completing this request right now. Please try again shortly. Your card wasn't charged.",
  invalid: 'Invalid card information. Please check your details and try again.',
  'timed-out': unknownCard,
  unreadable: unknownCard,
  'signed-out': 'Authentication failed. Please log in and try again.',
  'payment-declined': 'Card was declined. Please try a different payment method.',
};

/** Verifying or adding the card failed. Carries no cause: the card must not reach a report. */
export function cardError(error: unknown): SubmissionError {
  const failure = failureOf(error);
  return new SubmissionError(mayBeDone(error) ? unknownCard : cardMessage(failure), {
    kind: failure.kind,
    toastTitle: 'Adding payment method failed',
  });
}

function cardMessage(failure: Failure): string {
  const known = cardMessages[failure.kind];
  if (known) return known;
  if (failure.message === 'Internal Server Error')
    return "We couldn't complete the request. Please try again. Your card wasn't charged.";
  const words = wordsOf(failure);
  return words ? `Payment validation failed: ${words}` : 'Failed to process payment method. Please try again later.';
}
