import { expect, it } from 'vitest';
import { ApiError } from '@/api/errors';
import { failedPayment, paymentRefusal } from './payment-refusal';

const answered = (status: number, body: object) =>
  new ApiError('?', { url: 'https://billing.example/x', status, statusText: '', body });

it.each([
  [402, { code: 'card-declined' }, 'Card was declined. Please try a different payment method.', false],
  [400, { code: 'card-invalid' }, 'Invalid card information. Please check your details and try again.', false],
  [422, { code: 'card-expired' }, 'This card has expired. Update it or pay another way.', false],
  [409, { code: 'balance-changed', amount: 12.5 }, 'The balance has changed to $12.50. Check it, then pay.', true],
  [409, { code: 'balance-changed' }, 'The balance has changed. Check it, then pay.', true],
  [409, { code: 'invoice-settled', detail: 'Invoice INV-1 is paid already.' }, 'Invoice INV-1 is paid already.', true],
  [409, { code: 'invoice-settled' }, 'An invoice is paid already.', true],
  [409, { code: 'amount-changed', amount: 1322.39 }, 'The total is now $1,322.39. Nothing was charged.', true],
  [409, { code: 'amount-changed' }, 'The balance has changed. Check it, then pay. Nothing was charged.', true],
  [422, { code: 'amount-too-high', amount: 3 }, 'You can pay at most $3.00.', true],
  [422, { code: 'amount-too-high' }, 'The balance has changed. Check it, then pay.', true],
  [422, { code: 'amount-too-low' }, 'Enter an amount above $0.00.', false],
  [422, { code: 'bank-not-verified' }, 'Your bank has not confirmed this account yet.', true],
  [422, { code: 'payment-method-missing' }, 'This payment method was removed. Choose another.', true],
  [403, { detail: 'Administrators only.' }, 'Administrators only. Nothing was charged.', false],
  [422, {}, 'The payment was refused. Nothing was charged.', false],
])('%d %o', (status, body, message, isOutdated) => {
  expect(paymentRefusal(answered(status, body))).toStrictEqual({ message, isOutdated });
});

it('names the invoice that is paid', () => {
  const settled = { code: 'invoice-settled', detail: 'Invoice INV-1 is paid already.', invoiceId: 7 };
  expect(paymentRefusal(answered(409, settled))).toMatchObject({ settledInvoiceId: 7 });
});

it.each([
  [undefined, 'Card was declined. Please try a different payment method.'],
  [{ code: 'declined', text: 'Declined', canRetry: true }, 'Card was declined. Please try a different payment method.'],
  [
    { code: 'hard-decline', text: 'Lost', canRetry: false },
    'Card was declined. Please try a different payment method.',
  ],
  [
    { code: 'not-captured', text: 'The card was not charged', canRetry: true },
    'The card was not charged. Nothing was charged.',
  ],
])('a payment that failed with %o', (failure, message) => {
  expect(failedPayment(failure ? { failure } : {})).toBe(message);
});
