import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deadlineIdOf } from './deadline-id';

test('a proposal has one ID in a firm, whoever looks; another proposal another, and another firm another', async () => {
  const id = await deadlineIdOf(1, 'e-1/fed-answer');
  expect(z.uuid().safeParse(id).success).toBe(true);
  expect(await deadlineIdOf(1, 'e-1/fed-answer')).toBe(id);
  expect(await deadlineIdOf(1, 'e-1/fed-appeal')).not.toBe(id);
  expect(await deadlineIdOf(2, 'e-1/fed-answer')).not.toBe(id);
  // The parts of what is hashed stay apart.
  expect(await deadlineIdOf(11, '1/fed-answer')).not.toBe(await deadlineIdOf(1, '11/fed-answer'));
});
