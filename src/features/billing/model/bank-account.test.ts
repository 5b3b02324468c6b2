import { describe, expect, it } from 'vitest';
import { bankAccountErrors, emptyBankAccount, isRoutingNumber, returnText, toBankAccountRequest } from './bank-account';

it.each([
  ['110000000', true],
  ['071000013', true],
  ['071000014', false],
  ['123456789', false],
  ['500000005', false],
  ['07100001', false],
  ['0710000130', false],
  ['07100001a', false],
])('%s is a routing number: %s', (text, expected) => {
  expect(isRoutingNumber(text)).toBe(expected);
});

/** Completes eight digits with the digit that makes their checksum right. */
function withCheckDigit(eight: string): string {
  return (
    Array.from({ length: 10 }, (_, digit) => `${eight}${digit}`).find((text) => {
      const [a, b, c, d, e, f, g, h, i] = [...text].map(Number);
      const sum = [a, d, g]
        .map((n = 0) => 3 * n)
        .concat(
          [b, e, h].map((n = 0) => 7 * n),
          [c, f, i].map((n = 0) => n),
        );
      return sum.reduce((total, n) => total + n, 0) % 10 === 0;
    }) ?? ''
  );
}

it.each([
  ['00', true],
  ['12', true],
  ['13', false],
  ['20', false],
  ['21', true],
  ['32', true],
  ['33', false],
  ['60', false],
  ['61', true],
  ['72', true],
  ['73', false],
  ['79', false],
  ['80', true],
  ['81', false],
])('a number that starts with %s is assigned: %s', (first, expected) => {
  expect(isRoutingNumber(withCheckDigit(`${first}100001`))).toBe(expected);
});

const good = {
  ...emptyBankAccount,
  accountHolderName: ' Marlow & Finch LLP ',
  routingNumber: '071000013',
  accountNumber: '000123456789',
  repeatedNumber: '000123456789',
  isAuthorized: true,
};

describe('the form', () => {
  it('is complete', () => {
    expect(bankAccountErrors(good)).toEqual({});
    expect(toBankAccountRequest(good)).toEqual({
      accountHolderName: 'Marlow & Finch LLP',
      routingNumber: '071000013',
      accountNumber: '000123456789',
      accountType: 'checking',
      accountUse: 'operating',
      authorizationAccepted: true,
      isDefault: false,
    });
  });

  it('doesn’t mind spaces around what was pasted', () => {
    const spaced = {
      ...good,
      routingNumber: ' 071000013 ',
      accountNumber: ' 000123456789',
      repeatedNumber: '000123456789 ',
    };
    expect(bankAccountErrors(spaced)).toEqual({});
    expect(toBankAccountRequest(spaced)).toMatchObject({ routingNumber: '071000013', accountNumber: '000123456789' });
    expect(bankAccountErrors({ ...good, accountHolderName: ' ' })).toEqual({
      accountHolderName: 'Account holder is required',
    });
  });

  it('starts empty', () => {
    expect(emptyBankAccount).toMatchObject({ routingNumber: '', accountNumber: '', repeatedNumber: '' });
  });

  it('names each mistake', () => {
    expect(bankAccountErrors({ ...emptyBankAccount, repeatedNumber: '1', accountUse: 'trust' })).toEqual({
      accountHolderName: 'Account holder is required',
      routingNumber: 'Enter a valid routing number',
      accountNumber: 'Enter an account number of 4 to 17 digits',
      repeatedNumber: 'The account numbers don’t match',
      accountUse: 'Use an operating account. Client funds held in trust may not pay the firm’s own invoices.',
      isAuthorized: 'Authorize debits to add this account',
    });
    expect(bankAccountErrors({ ...good, accountHolderName: '4012888888881881' })).toEqual({
      accountHolderName: 'This looks like a card number. Remove it.',
    });
  });

  it.each([
    ['123', false],
    ['1234', true],
    ['12345678901234567', true],
    ['123456789012345678', false],
  ])('takes the account number %s: %s', (accountNumber, isTaken) => {
    expect('accountNumber' in bankAccountErrors({ ...good, accountNumber, repeatedNumber: accountNumber })).toBe(
      !isTaken,
    );
  });
});

it.each([
  ['R01', 'Not enough money'],
  ['R02', 'Account closed'],
  ['R03', 'No such account or wrong name'],
  ['R04', 'Invalid account number'],
  ['R05', 'Personal account, not authorized'],
  ['R08', 'Payment stopped'],
  ['R09', 'Funds not available yet'],
  ['R16', 'Account frozen'],
  ['R20', 'Account takes no debits'],
  ['R29', 'Not authorized by the company'],
  ['R99', 'Refused by the bank'],
])('the return code %s means: %s', (code, text) => {
  expect(returnText(code)).toBe(text);
});
