import { expect, it } from 'vitest';
import { settledOf } from './settled-of';

it('waits for every property, plain values included', async () => {
  expect(await settledOf({ first: Promise.resolve(1), second: 'two' })).toEqual({
    values: { first: 1, second: 'two' },
    errors: {},
  });
});

it('keeps what resolved beside what failed', async () => {
  const error = new Error('No response.');
  expect(await settledOf({ first: Promise.resolve(1), failed: Promise.reject(error) })).toEqual({
    values: { first: 1 },
    errors: { failed: error },
  });
});
