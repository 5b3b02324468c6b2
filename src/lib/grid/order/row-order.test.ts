import { expect, test } from 'vitest';
import { RowOrder } from './row-order';

test('an unsorted list numbers its rows by position', () => {
  const order = RowOrder.asListed(4);
  expect([...order]).toEqual([0, 1, 2, 3]);
  expect(order.at(2)).toBe(2);
  expect(order.between(1, 3)).toEqual([1, 2]);
  expect(order.between(2, 9)).toEqual([2, 3]);
  expect(order.between(6, 9)).toEqual([]);
});

test('a sorted list keeps its order when filtered', () => {
  const order = RowOrder.of(new Uint32Array([3, 0, 2, 1]));
  expect([...order]).toEqual([3, 0, 2, 1]);
  expect(order.at(0)).toBe(3);
  expect([...order.filter((row) => row > 1)]).toEqual([3, 2]);
  expect(
    RowOrder.asListed(4)
      .filter((row) => row % 2 === 1)
      .between(0, 1),
  ).toEqual([1]);
  expect(order.filter(() => false).length).toBe(0);
});
