import fc from 'fast-check';
import { expect, test } from 'vitest';
import { radixSort } from './radix-sort';

const key = fc.oneof(
  fc.integer({ min: -3, max: 3 }),
  fc.double({ noNaN: true }).map((number) => number + 0),
  fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.MIN_VALUE, 2 ** 53),
);

test('sorts any numbers stably, with NaN last', () => {
  fc.assert(
    fc.property(fc.array(key, { maxLength: 60 }), (numbers) => {
      // -0 and 0 are equal numbers with different bits.
      const keys = Float64Array.from(numbers, (number) => (number === 0 ? 0 : number));
      const rows = [...keys.keys()];
      const sortable = (row: number) => keys[row] ?? Number.NaN;
      const expected = rows.toSorted((one, other) => {
        const [a, b] = [sortable(one), sortable(other)];
        if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
        return a < b ? -1 : a > b ? 1 : 0;
      });
      expect([...radixSort(Uint32Array.from(rows), keys)]).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
