import { expect, test } from 'vitest';
import { splitEmails } from './email';

test('addresses are separated by commas, semicolons or white space, without duplicates', () => {
  expect(splitEmails(' a@example.com, b@example.com;\nA@example.com\n')).toEqual(['a@example.com', 'b@example.com']);
  expect(splitEmails('  ')).toEqual([]);
});
