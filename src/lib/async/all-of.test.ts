import { expect, it } from 'vitest';
import { allOf } from './all-of';

it('waits for every property, plain values included', async () => {
  expect(await allOf({ first: Promise.resolve(1), second: 'two' })).toEqual({ first: 1, second: 'two' });
});

it('rejects with the first failure', async () => {
  const slow = new Promise<number>(() => {});
  await expect(allOf({ slow, failed: Promise.reject(new Error('No response.')) })).rejects.toThrow('No response.');
});
