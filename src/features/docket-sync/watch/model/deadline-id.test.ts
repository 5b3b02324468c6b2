import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deadlineIdOf } from './deadline-id';

test('a proposal has one ID, whoever looks, and another proposal another', async () => {
  const id = await deadlineIdOf('e-1/fed-answer');
  expect(z.uuid().safeParse(id).success).toBe(true);
  expect(await deadlineIdOf('e-1/fed-answer')).toBe(id);
  expect(await deadlineIdOf('e-1/fed-appeal')).not.toBe(id);
});

test.each([
  ['e-1/fed-answer', '291447af-1b90-8774-8928-9bad9608a7e9'],
  ['e-2/ny-serve', '1ba59ad2-f3b4-81cc-82e6-5ba488c71b3b'],
])('the ID of %s is the same in every release: deadlines that were confirmed have it', async (key, id) => {
  expect(await deadlineIdOf(key)).toBe(id);
});
