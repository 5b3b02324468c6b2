/** The processor of card and bank payments: reserves an amount, as the account's `processorBehaviour` has it. */
import { randomInt } from 'node:crypto';
import { problem } from '../http/problem.ts';

/** What the processor knows of an account. */
export interface ChargeableAccount {
  processorBehaviour: 'ok' | 'declined' | 'error';
  cardMonth: number | null;
  cardYear: number | null;
}

/** Whether a card is past the end of its month. Days are reckoned in UTC. Other accounts do not expire. */
export function isExpired(
  { cardMonth, cardYear }: Pick<ChargeableAccount, 'cardMonth' | 'cardYear'>,
  now: Date,
): boolean {
  return cardMonth !== null && cardYear !== null && now.getTime() >= Date.UTC(cardYear, cardMonth, 1);
}

/** Why an expired card pays nothing. */
export function expiredProblem() {
  return problem(422, {
    code: 'card-expired',
    detail: 'The card of this payment account has expired.',
    errors: { 'content.paymentAccountId': ['The card of this payment account has expired.'] },
  });
}

/**
 * Reserves an amount and returns the transaction number. Does nothing for zero.
 * @throws ProblemError 402 `card-declined`, 422 `card-expired`, 502 `payment-processor-unavailable`.
 */
export function authorizePayment(account: ChargeableAccount, amountCents: number, now: Date): string {
  if (amountCents === 0) return '';
  if (isExpired(account, now)) throw expiredProblem();
  switch (account.processorBehaviour) {
    case 'declined':
      throw problem(402, { code: 'card-declined', detail: 'The card was declined by its issuer.' });
    case 'error':
      throw problem(502, { code: 'payment-processor-unavailable', detail: 'The payment processor does not answer.' });
    case 'ok':
      return `TX-${String(randomInt(100_000_000)).padStart(8, '0')}`;
  }
}
