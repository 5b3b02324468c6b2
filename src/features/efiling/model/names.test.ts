import { expect, test } from 'vitest';
import { recipientName } from './names';

test('a recipient is deleted only where every list that may have it is loaded', () => {
  const contact = { firstName: 'Ana', lastName: 'Ortega' };
  expect(recipientName(contact, false)).toBe('Ana Ortega');
  expect(recipientName(undefined, false)).toBe('Name not loaded');
  expect(recipientName(undefined, true)).toBe('Deleted contact');
});
