/** The payment processor: authorizes card and bank payments by the account's `processorBehavior`. */
import { randomInt } from 'node:crypto';
import { problem } from '../http/problem.ts';

/** The processor's view of an account. */
export interface ChargeableAccount {
  processorBehavior: 'ok' | 'declined' | 'error';
  cardMonth: number | null;
  cardYear: number | null;
}

/** Tells whether a card's month has ended, in UTC. Other accounts don't expire. */
export function isExpired(
  { cardMonth, cardYear }: Pick<ChargeableAccount, 'cardMonth' | 'cardYear'>,
  now: Date,
): boolean {
  return cardMonth !== null && cardYear !== null && now.getTime() >= Date.UTC(cardYear, cardMonth, 1);
}

/** The problem for an expired card. */
export function expiredProblem() {
  return problem(422, {
    code: 'card-expired',
    detail: 'This payment account’s card has expired.',
    errors: { 'content.paymentAccountId': ['This payment account’s card has expired.'] },
  });
}

/**
 * Authorizes an amount and returns the transaction number. Does nothing for zero.
 * @throws ProblemError 402 `card-declined`, 422 `card-expired`, 502 `payment-processor-unavailable`.
 */
export function authorizePayment(account: ChargeableAccount, amountCents: number, now: Date): string {
  if (amountCents === 0) return '';
  if (isExpired(account, now)) throw expiredProblem();
  switch (account.processorBehavior) {
    case 'declined':
      throw problem(402, { code: 'card-declined', detail: 'The card was declined by its issuer.' });
    case 'error':
      throw problem(502, { code: 'payment-processor-unavailable', detail: 'The payment processor isn’t responding.' });
    case 'ok':
      return `TX-${String(randomInt(100_000_000)).padStart(8, '0')}`;
  }
}
