import { expect, test } from 'vitest';
import { isEmail, splitEmails } from './email';

test.each([
  ['a@example.com', true],
  ['imani.bell@mail.example.com', true],
  ['a@b', false],
  ['a b@example.com', false],
  ['a@b@example.com', false],
  ['a@example.com, b', false],
  ['', false],
])('%j: %s', (text, is) => expect(isEmail(text)).toBe(is));

test('addresses are separated by commas, semicolons or white space, without duplicates', () => {
  expect(splitEmails(' a@example.com, b@example.com;\nA@example.com\n')).toEqual(['a@example.com', 'b@example.com']);
  expect(splitEmails('  ')).toEqual([]);
});
