import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { billedForQuarter, type PacerPurchase, pacerPrice, quarterOf } from './pacer-price';

describe('a price', () => {
  test.each<[PacerPurchase, number | undefined, ReturnType<typeof pacerPrice>]>([
    ['document', 1, { bound: 'exact', cents: 10 }],
    ['document', 30, { bound: 'exact', cents: 300 }],
    ['document', 31, { bound: 'exact', cents: 300 }],
    ['document', undefined, { bound: 'at-most', cents: 300 }],
    ['docket-report', 31, { bound: 'exact', cents: 300 }],
    ['docket-report', undefined, { bound: 'at-most', cents: 300 }],
    ['transcript', 179, { bound: 'exact', cents: 1790 }],
    ['transcript', undefined, { bound: 'none' }],
    ['search', 0, { bound: 'exact', cents: 10 }],
    ['search', 54, { bound: 'exact', cents: 10 }],
    ['search', 55, { bound: 'exact', cents: 20 }],
    ['search', undefined, { bound: 'exact', cents: 10 }],
    ['search', 2160, { bound: 'exact', cents: 400 }],
    ['audio', undefined, { bound: 'exact', cents: 240 }],
    ['audio', 90, { bound: 'exact', cents: 240 }],
    ['opinion', 90, { bound: 'exact', cents: 0 }],
    ['owned', 90, { bound: 'exact', cents: 0 }],
  ])('%s of %s pages', (kind, pages, price) => expect(pacerPrice(kind, pages)).toEqual(price));

  test('a longer document never costs less, and no document more than thirty pages', () => {
    fc.assert(
      fc.property(
        fc.constantFrom<PacerPurchase>('document', 'docket-report', 'transcript', 'search'),
        fc.nat(5000),
        fc.nat(5000),
        (kind, pages, more) => {
          const [short, long] = [pacerPrice(kind, pages), pacerPrice(kind, pages + more)];
          if (short.bound !== 'exact' || long.bound !== 'exact') return false;
          const isCapped = kind === 'document' || kind === 'docket-report';
          return short.cents <= long.cents && (!isCapped || long.cents <= 300) && Number.isInteger(long.cents);
        },
      ),
    );
  });
});

test.each([
  [0, 0],
  [2740, 0],
  [3000, 0],
  [3010, 3010],
  [12_345, 12_345],
])('of a quarter with %d cents, PACER bills %d', (spent, billed) => expect(billedForQuarter(spent)).toBe(billed));

test.each([
  ['2026-01-01', '2026-Q1', '2026-01-01', '2026-03-31'],
  ['2026-06-30', '2026-Q2', '2026-04-01', '2026-06-30'],
  ['2026-07-01', '2026-Q3', '2026-07-01', '2026-09-30'],
  ['2026-12-31', '2026-Q4', '2026-10-01', '2026-12-31'],
])('%s is in %s', (day, name, from, to) => expect(quarterOf(day)).toEqual({ name, from, to }));
