import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deadlineIdOf } from './deadline-id';

test('a proposal has one ID, whoever looks, and another proposal another', async () => {
  const id = await deadlineIdOf('e-1/fed-answer');
  expect(z.uuid().safeParse(id).success).toBe(true);
  expect(await deadlineIdOf('e-1/fed-answer')).toBe(id);
  expect(await deadlineIdOf('e-1/fed-appeal')).not.toBe(id);
});
