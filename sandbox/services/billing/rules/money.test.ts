import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { spendCredits, splitByWeight, surchargeBasisPoints, surchargeOf } from './money.ts';

test.each([
  [128_450, 3789],
  [50_000, 1475],
  [17, 1],
  [1, 0],
  [0, 0],
])('the surcharge of %i cents at 2.95 %% is %i', (applied, surcharge) => {
  expect(surchargeOf(applied, 295)).toBe(surcharge);
});

describe('shares', () => {
  test('go by largest remainder, ties to the lower ID', () => {
    const parts = [
      { id: 1, weight: 3333 },
      { id: 2, weight: 3333 },
      { id: 3, weight: 3334 },
    ];
    expect([...splitByWeight(295, parts)]).toEqual([
      [1, 98],
      [2, 98],
      [3, 99],
    ]);
    expect([...splitByWeight(1, parts.slice(0, 2).toReversed())]).toEqual([
      [2, 0],
      [1, 1],
    ]);
  });

  test('of nothing are nothing', () => {
    expect([...splitByWeight(0, [{ id: 1, weight: 0 }])]).toEqual([[1, 0]]);
  });

  test('add up, and none is a cent away from its part', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000),
        fc.array(fc.nat(100_000), { minLength: 1, maxLength: 12 }).filter((weights) => weights.some(Boolean)),
        (cents, weights) => {
          const shares = splitByWeight(
            cents,
            weights.map((weight, id) => ({ id, weight })),
          );
          const whole = weights.reduce((sum, weight) => sum + weight, 0);
          expect([...shares.values()].reduce((sum, share) => sum + share, 0)).toBe(cents);
          for (const [id, share] of shares)
            expect(Math.abs(share - (cents * (weights[id] ?? 0)) / whole)).toBeLessThan(1);
        },
      ),
    );
  });
});

test.each([
  ['credit', 'IL', '2026-03-01', 295],
  ['unknown', undefined, '2026-03-01', 295],
  ['credit', 'CO', '2026-03-01', 200],
  ['credit', 'CO', '2022-06-30', 0],
  ['credit', 'CT', '2026-03-01', 0],
  ['credit', 'ME', '2026-03-01', 0],
  ['debit', 'IL', '2026-03-01', 0],
  ['prepaid', 'IL', '2026-03-01', 0],
] as const)('a %s card of a firm in %s carries on %s %i basis points', (funding, state, day, basisPoints) => {
  expect(surchargeBasisPoints(funding, state, day)).toBe(basisPoints);
});

test('credits are used until nothing is left to pay; the rest stays', () => {
  const credits = [
    { feeId: 1, cents: -300 },
    { feeId: 2, cents: -500 },
    { feeId: 3, cents: -100 },
  ];
  expect(spendCredits(600, credits)).toEqual([
    { feeId: 1, cents: -300, usedCents: -300, leftCents: 0 },
    { feeId: 2, cents: -500, usedCents: -300, leftCents: -200 },
    { feeId: 3, cents: -100, usedCents: 0, leftCents: -100 },
  ]);
});
