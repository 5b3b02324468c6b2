import { expect, it } from 'vitest';
import { paymentStages, releaseText } from './payment-stages';

const quoted = {
  accountName: 'Firm Visa',
  waiverIndicator: false,
  transactionAmount: 317.93,
  orderId: '',
  quotedAmount: 317.93,
};
const authorized = { ...quoted, authorizedAmount: 317.93, authorizedAt: '2026-03-03T09:44:49Z' };
const captured = { ...authorized, capturedAmount: 0, capturedAt: '2026-03-04T16:20:00Z' };

it.each([
  ['quoted', quoted, ['current', 'upcoming', 'upcoming']],
  ['authorized', authorized, ['past', 'current', 'upcoming']],
  ['captured', captured, ['past', 'past', 'current']],
])('a payment that is %s', (_, payment, states) => {
  expect(paymentStages(payment).map(({ state }) => state)).toEqual(states);
});

it('gives each stage its amount and time', () => {
  expect(paymentStages(captured)).toMatchObject([
    { name: 'Quoted', amount: 317.93, at: undefined },
    { name: 'Authorized', amount: 317.93, at: '2026-03-03T09:44:49Z' },
    { name: 'Captured', amount: 0, at: '2026-03-04T16:20:00Z' },
  ]);
});

it('describes a full and a partial release of the authorization', () => {
  expect(releaseText(quoted)).toBeUndefined();
  expect(releaseText(authorized)).toBeUndefined();
  expect(releaseText(captured)).toBe('$317.93 authorization released. You weren’t charged.');
  expect(releaseText({ ...captured, capturedAmount: 107.37 })).toBe(
    '$210.56 of the $317.93 authorization released. You were charged $107.37.',
  );
  expect(releaseText({ ...captured, capturedAmount: 317.93 })).toBeUndefined();
  expect(releaseText({ ...captured, authorizedAmount: undefined })).toBeUndefined();
});
