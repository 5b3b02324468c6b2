import { expect, test } from 'vitest';
import { keyFor } from './submission-key';

test('a submission keeps its key while the version is the same', () => {
  const known = keyFor(undefined, 7, () => 'first');
  expect(known).toEqual({ version: 7, key: 'first' });
  expect(keyFor(known, 7, () => 'second')).toBe(known);
  expect(keyFor(known, 8, () => 'second')).toEqual({ version: 8, key: 'second' });
});
