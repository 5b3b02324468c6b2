import { describe, expect, test } from 'vitest';
import type { PaymentAccount } from '@/api/generated/filing/model';
import {
  describeAccount,
  expiryOf,
  isExpired,
  nameAccount,
  type PaymentConditions,
  paymentText,
  unusableReason,
} from './payment-accounts';

const card: PaymentAccount = {
  paymentAccountId: 'card',
  paymentAccountTypeCode: 'CC',
  accountName: 'Firm Visa',
  cardType: 'VISA',
  cardLast4: '4242',
  cardMonth: 11,
  cardYear: 2028,
  active: true,
  isGlobal: false,
};
const bank: PaymentAccount = {
  paymentAccountId: 'bank',
  paymentAccountTypeCode: 'BankAccount',
  accountName: 'Operating account',
  cardLast4: '6789',
  active: true,
  isGlobal: false,
};
const waiver: PaymentAccount = {
  paymentAccountId: 'waiver',
  paymentAccountTypeCode: 'WV',
  accountName: 'Waiver',
  active: true,
  isGlobal: true,
};
const conditions: PaymentConditions = {
  court: { name: 'Lakemoor', allowableCardTypes: 'VISA, MASTERCARD,CHECKING', restrictBankAccountPayment: false },
  policy: { acceptsFeeWaiver: true },
  now: new Date(2026, 2, 1),
};

test('accounts have readable names', () => {
  expect(describeAccount(card)).toBe('Visa ending in 4242');
  const brands = ['mastercard', 'AMEX', 'DISCOVER'].map((cardType) => ({ ...card, cardType, cardLast4: undefined }));
  expect(brands.map(describeAccount)).toEqual(['Mastercard', 'American Express', 'Discover']);
  expect(describeAccount({ ...card, cardType: 'JCB', cardLast4: undefined })).toBe('JCB');
  expect(describeAccount({ ...card, cardType: undefined })).toBe('Card ending in 4242');
  expect(describeAccount(bank)).toBe('Bank account ending in 6789');
  expect(describeAccount(waiver)).toBe('Fee waiver');
  expect(expiryOf(card)).toBe('11/28');
  expect(expiryOf({ ...card, cardMonth: 4, cardYear: 2030 })).toBe('04/30');
  expect(expiryOf({ ...card, cardYear: 2105 })).toBe('11/05');
  expect(expiryOf({ ...card, cardYear: undefined })).toBeUndefined();
  expect(expiryOf({ ...card, cardMonth: undefined })).toBeUndefined();
  expect(expiryOf(bank)).toBeUndefined();
});

test.each([
  [card, 'Firm Visa (Visa ending in 4242, expires 11/28)'],
  [{ ...card, cardYear: undefined }, 'Firm Visa (Visa ending in 4242)'],
  [{ ...card, accountName: 'Visa ending in 4242' }, 'Visa ending in 4242 (expires 11/28)'],
  [{ ...bank, accountName: 'Bank account ending in 6789' }, 'Bank account ending in 6789'],
  [bank, 'Operating account (Bank account ending in 6789)'],
  [waiver, 'Waiver (Fee waiver)'],
  [{ ...waiver, accountName: 'Fee waiver' }, 'Fee waiver'],
])('an account is named once, with what its own name leaves out: %#', (account, name) =>
  expect(nameAccount(account)).toBe(name),
);

test('a card is valid through the end of its month', () => {
  expect(isExpired(card, new Date(2028, 10, 30, 23, 59, 59))).toBe(false);
  expect(isExpired(card, new Date(2028, 11, 1))).toBe(true);
  expect(isExpired(bank, new Date(2099, 0, 1))).toBe(false);
  expect(isExpired({ ...card, cardYear: undefined }, new Date(2099, 0, 1))).toBe(false);
  expect(isExpired({ ...card, cardMonth: undefined }, new Date(2099, 0, 1))).toBe(false);
});

describe('unusableReason', () => {
  const reason = (account: PaymentAccount, court: Partial<PaymentConditions['court']> = {}) =>
    unusableReason(account, { ...conditions, court: { ...conditions.court, ...court } });
  test('no account the court accepts', () => {
    for (const account of [card, bank, waiver, { ...card, cardType: undefined }, { ...card, cardType: 'Mastercard' }])
      expect(reason(account)).toBeUndefined();
  });
  test.each([
    [{ ...card, active: false }, {}, 'This account is inactive.'],
    [{ ...card, cardYear: 2025 }, {}, 'This card expired 11/25.'],
    [{ ...card, cardType: 'AMEX' }, {}, "Lakemoor doesn't accept American Express."],
    [bank, { restrictBankAccountPayment: true }, "Lakemoor doesn't accept bank accounts."],
    [bank, { allowableCardTypes: 'VISA' }, "Lakemoor doesn't accept bank accounts."],
  ])('%#', (account, court, text) => expect(reason(account, court)).toBe(text));
  test('a waiver that the court doesn’t accept', () => {
    const text = unusableReason(waiver, { ...conditions, policy: { acceptsFeeWaiver: false } });
    expect(text).toBe("Lakemoor doesn't accept fee waivers.");
  });
});

describe('the price of a submission', () => {
  const quote = { feesCalculationAmount: 291.18, isWaived: false };
  test('names the amount and the account', () => {
    expect(paymentText(quote, card)).toBe(`Pay $291.18 with ${card.accountName} …${card.cardLast4}`);
    expect(paymentText(quote, { ...card, accountName: `Visa ${card.cardLast4}` })).toBe(
      `Pay $291.18 with Visa ${card.cardLast4}`,
    );
    expect(paymentText(quote, { ...card, cardLast4: undefined })).toBe(`Pay $291.18 with ${card.accountName}`);
  });
  test('is nothing without fees, and waived with a waiver', () => {
    expect(paymentText({ ...quote, feesCalculationAmount: 0 }, card)).toBe('No fees');
    expect(paymentText({ feesCalculationAmount: 0, isWaived: true }, waiver)).toBe(
      `Fees waived (${waiver.accountName})`,
    );
  });
});
