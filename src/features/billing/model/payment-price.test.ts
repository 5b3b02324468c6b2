import fc from 'fast-check';
import { expect, it } from 'vitest';
import { feeOf, priceOf } from './payment-price';

it.each([
  [128_450, 2.95, 3789],
  [50_000, 2.95, 1475],
  [17, 2.95, 1],
  [1, 2.95, 0],
  [50_000, 2, 1000],
  [50_000, 0, 0],
])('%d cents at %d %% carry %d', (cents, percent, fee) => {
  expect(feeOf(cents, percent)).toBe(fee);
});

it('is charged once, on the sum', () => {
  expect(priceOf([3333, 3333, 3334], 2.95)).toEqual({ appliedCents: 10_000, feeCents: 295, totalCents: 10_295 });
  expect(priceOf([], 2.95)).toEqual({ appliedCents: 0, feeCents: 0, totalCents: 0 });
});

it('is never more than half a cent off', () => {
  fc.assert(
    fc.property(fc.nat(100_000_000), fc.nat(300), (cents, basisPoints) => {
      expect(Math.abs(feeOf(cents, basisPoints / 100) - (cents * basisPoints) / 10_000)).toBeLessThanOrEqual(0.5);
    }),
  );
});
