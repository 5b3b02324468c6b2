import { expect, test } from 'vitest';
import { withExtension } from './matter-files';

test.each([
  ['Answer', 'Draft 3.pdf', 'Answer.pdf'],
  ['Answer.PDF', 'Draft 3.pdf', 'Answer.PDF'],
  ['  ', 'Draft 3.pdf', 'Draft 3.pdf'],
  ['a/b\\c', 'Draft 3.pdf', 'a-b-c.pdf'],
])('%j for %s is %s', (name, original, expected) => {
  expect(withExtension(name, original)).toBe(expected);
});
