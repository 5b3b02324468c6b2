import { expect, it } from 'vitest';
import { expiryWarning } from './expiring-card';

const card = { cardType: 'Visa', last4: '1881', expiryMonth: 11, expiryYear: 2026 } as const;

it.each([
  [new Date(2026, 9, 1), undefined],
  [new Date(2026, 9, 2, 0, 0, 0), 'Visa ending in 1881 expires at the end of 11/2026.'],
  [new Date(2026, 10, 30, 23, 59), 'Visa ending in 1881 expires at the end of 11/2026.'],
  [new Date(2026, 11, 1), 'Visa ending in 1881 expired at the end of 11/2026.'],
])('a card is named 60 days before it expires (%s)', (now, warning) => {
  expect(expiryWarning(card, now)).toBe(warning);
});

it('writes a month with two digits', () => {
  expect(expiryWarning({ ...card, expiryMonth: 3 }, new Date(2026, 2, 1))).toBe(
    'Visa ending in 1881 expires at the end of 03/2026.',
  );
});
