import { expect, it } from 'vitest';
import { documentBatches } from './document-batches';

const order = (orderId: number | undefined, state = 'IL', documentCount = 1) => ({ orderId, state, documentCount });

it('asks for the documents of each order once, by state, and a hundred at a time', () => {
  expect(documentBatches([order(1), order(2, 'CA'), order(1), order(3, 'IL', 0), order(undefined)])).toEqual([
    { state: 'CA', orderIds: [2], part: 1 },
    { state: 'IL', orderIds: [1], part: 1 },
  ]);
  const many = documentBatches(Array.from({ length: 101 }, (_, id) => order(id + 1)));
  expect(many.map(({ orderIds, part }) => [orderIds.length, part])).toEqual([
    [100, 1],
    [1, 2],
  ]);
});

it('asks for nothing where there is nothing', () => {
  expect(documentBatches([order(1, 'ZZ'), order(2, 'IL', 0)])).toEqual([]);
});
