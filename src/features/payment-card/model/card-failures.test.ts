import { describe, expect, it } from 'vitest';
import { ApiError, statusTexts } from '@/api/errors';
import { NoAnswerError } from '@/api/submission';
import { cardError, cardNotAddedError, cardNotVerifiedError } from './card-failures';

const answered = (status: number, detail?: string) =>
  new ApiError(statusTexts[status] ?? 'Generic Error', {
    url: 'https://billing.example/x',
    status,
    statusText: '',
    body: detail === undefined ? undefined : { detail },
  });

describe('a card that could not be added', () => {
  const trouble =
    "We're having trouble completing this request right now. Please try again shortly. Your card wasn't charged.";

  it.each([
    [answered(400, 'x'), 'Invalid card information. Please check your details and try again.'],
    [answered(401), 'Authentication failed. Please log in and try again.'],
    [answered(402, 'x'), 'Card was declined. Please try a different payment method.'],
    [answered(500), trouble],
    [answered(503), trouble],
    [
      new Error('Internal Server Error'),
      "We couldn't complete the request. Please try again. Your card wasn't charged.",
    ],
    [answered(422, 'The card has expired.'), 'Payment validation failed: The card has expired.'],
    [answered(403), 'Payment validation failed: Forbidden'],
    [new NoAnswerError(false), "It is not known whether your card was added. Try again; it won't be added twice."],
    [new Error(''), 'Failed to process payment method. Please try again later.'],
    ['?', 'Failed to process payment method. Please try again later.'],
  ])('%s', (error, message) => {
    const failure = cardError(error);
    expect(failure).toMatchObject({ message, toastTitle: 'Adding payment method failed' });
    // The error may contain the request body, which must not be passed on.
    expect(failure.cause).toBeUndefined();
  });

  it('is shown in the form when it was rejected', () => {
    expect(cardNotVerifiedError()).not.toHaveProperty('cause');
    expect(cardNotVerifiedError()).toMatchObject({
      kind: 'refused',
      toastTitle: undefined,
      message:
        "We couldn't verify your card details. Please check the card number, expiry, and CVV, or try a different card.",
    });
    expect(cardNotAddedError()).toMatchObject({
      toastTitle: undefined,
      message:
        'There was a problem adding your credit card. Please try again. If this issue persists, contact support.',
    });
  });
});
