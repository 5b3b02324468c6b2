import { expect, test } from 'vitest';
import { sortRows } from './sort-rows';

/** Enough rows for the radix sort, with ties, zeros of both signs and missing values. */
const length = 20_000;
const fees = Float64Array.from({ length }, (_, row) => (row % 7 === 0 ? Number.NaN : ((row * 7919) % 301) - 150));
const zeros = Float64Array.from({ length }, (_, row) => (row % 2 === 0 ? -0 : 0));

test.each([false, true])('sorts a long list with missing values last (descending: %s)', (desc) => {
  const order = [...sortRows(length, [{ keys: fees, desc }])];
  const expected = order.toSorted((one, other) => {
    const [a = 0, b = 0] = [fees[one], fees[other]];
    if (Number.isNaN(a) || Number.isNaN(b)) return Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || one - other;
    return (desc ? b - a : a - b) || one - other;
  });
  expect(order).toEqual(expected);
});

test('both zeros are equal in a long list', () => {
  expect([...sortRows(length, [{ keys: zeros, desc: true }])]).toEqual([...zeros.keys()]);
});

test('a second column decides between equal rows of a long list', () => {
  const parity = Float64Array.from({ length }, (_, row) => row % 2);
  const order = sortRows(length, [
    { keys: parity, desc: true },
    { keys: fees, desc: false },
  ]);
  const byFee = [...sortRows(length, [{ keys: fees, desc: false }])];
  expect([...order]).toEqual([1, 0].flatMap((wanted) => byFee.filter((row) => parity[row] === wanted)));
});
