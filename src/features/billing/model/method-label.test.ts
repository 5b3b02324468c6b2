import { expect, it } from 'vitest';
import type { Payment } from '@/api/generated/billing/model';
import { bankName, bankRefusal, cardFeeText, cardName, expiryText, formatPercent, paidFeeText } from './method-label';

it('names a method by its kind and last digits', () => {
  expect(cardName({ cardType: 'Visa', last4: '1881' })).toBe('Visa ending in 1881');
  expect(bankName({ bankName: 'Lakemoor Savings', last4: '6789' })).toBe('Lakemoor Savings ending in 6789');
  expect(formatPercent(2.95)).toBe('2.95%');
});

it('says when a card expires, with two digits for the month', () => {
  expect(expiryText({ expiryMonth: 3, expiryYear: 2029, isExpired: false })).toBe('Expires 03/2029');
  expect(expiryText({ expiryMonth: 11, expiryYear: 2025, isExpired: true })).toBe('Expired 11/2025');
});

it.each([
  ['credit', 2.95, '2.95% service fee', 'Service fee (2.95%)'],
  ['credit', 0, 'No service fee', 'No service fee'],
  // Whatever a state allows for other cards.
  ['debit', 2.95, 'No service fee: this is a debit card.', 'No service fee: this is a debit card.'],
  ['prepaid', 2.95, 'No service fee: this is a prepaid card.', 'No service fee: this is a prepaid card.'],
] as const)('a %s card at %d %% carries: %s', (funding, surchargePercent, offered, paid) => {
  expect(cardFeeText({ funding, surchargePercent })).toBe(offered);
  expect(paidFeeText({ ...payment, method: 'CreditCard', funding, surchargePercent })).toBe(paid);
});

it('a card whose kind isn’t known carries the fee of a credit card', () => {
  expect(cardFeeText({ funding: 'unknown', surchargePercent: 2.95 })).toBe('2.95% service fee');
  expect(paidFeeText({ ...payment, surchargePercent: 2.95 })).toBe('Service fee (2.95%)');
});

it('a bank account carries no service fee', () => {
  expect(paidFeeText({ ...payment, method: 'BankAccount', surchargePercent: 2.95 })).toBe(
    'No service fee: bank accounts carry none.',
  );
});

it.each([
  [{ status: 'verified' }, undefined],
  [{ status: 'failed', verifiesOn: '2026-12-01' }, 'Your bank refused this account. Add another.'],
  [{ status: 'pending-verification' }, 'Your bank has not confirmed this account yet.'],
  [
    { status: 'pending-verification', verifiesOn: '2026-12-01' },
    'Your bank has not confirmed this account yet. Expected Dec 1, 2026.',
  ],
] as const)('an account that is %o can’t pay: %s', (account, refusal) => {
  expect(bankRefusal(account)).toBe(refusal);
});

const payment: Payment = {
  paymentId: 7,
  status: 'succeeded',
  amount: 40,
  surcharge: 0,
  appliedOn: '2026-10-10',
  method: 'CreditCard',
  methodLabel: 'Visa ending in 1881',
  reference: 'BENCHFILE 7',
  invoiceNumbers: [],
  allocations: [],
  surchargePercent: 0,
  startedAt: '2026-03-06T15:04:11Z',
};
