import { expect, test } from 'vitest';
import { emptyContent } from '../model/filing-content';
import { findPaymentProblems, type PaymentRules } from './payment-problems';

const rules: PaymentRules = {
  accounts: [
    {
      paymentAccountId: 'bank',
      paymentAccountTypeCode: 'BankAccount',
      accountName: 'Bank',
      active: true,
      isGlobal: false,
    },
    { paymentAccountId: 'old', paymentAccountTypeCode: 'WV', accountName: 'Old', active: false, isGlobal: false },
  ],
  court: { name: 'Lakemoor', allowableCardTypes: 'CHECKING', restrictBankAccountPayment: false },
  policy: { acceptsFeeWaiver: true },
  now: new Date(2026, 0, 1),
};

test('nothing is reported before the accounts load', () =>
  expect(findPaymentProblems(emptyContent, undefined)).toEqual([]));

test('a problem names its step', () =>
  expect(findPaymentProblems(emptyContent, rules)).toEqual([
    { step: 'payment', path: 'paymentAccountId', message: 'Choose a payment method.' },
  ]));

test.each([
  [{}, [['paymentAccountId', 'Choose a payment method.']]],
  [{ paymentAccountId: 'bank' }, []],
  [{ paymentAccountId: 'gone' }, [['paymentAccountId', 'This payment account no longer exists. Choose another.']]],
  [{ paymentAccountId: 'old' }, [['paymentAccountId', 'This account is inactive. Choose another.']]],
  [{ paymentAccountId: 'bank', contactEmail: ' ' }, []],
  [{ paymentAccountId: 'bank', contactEmail: 'clerk@example.com' }, []],
  [
    { paymentAccountId: 'bank', contactEmail: 'clerk' },
    [['contactEmail', 'Enter an email address, such as name@example.com.']],
  ],
])('%j', (change, expected) => {
  const problems = findPaymentProblems({ ...emptyContent, ...change }, rules);
  expect(problems.map(({ path, message }) => [path, message])).toEqual(expected);
});
