import { expect, test } from 'vitest';
import { emailContents, invoiceEmailErrors, recipientsError, recipientsOf } from './invoice-email';

test.each([
  ['', 'Enter at least one email address'],
  [' , ;\n', 'Enter at least one email address'],
  ['accounts@example.com', undefined],
  ['accounts@example.com, books', 'books isn’t a valid email address'],
  [Array.from({ length: 20 }, (_, index) => `p${index}@example.com`).join('\n'), undefined],
  [Array.from({ length: 21 }, (_, index) => `p${index}@example.com`).join('\n'), 'Enter at most 20 email addresses'],
])('recipients %j: %s', (recipients, error) => {
  expect(recipientsError({ recipients })).toBe(error);
});

test('addresses are separated by lines, commas and spaces, and sent once', () => {
  const recipients = 'a@example.com; b@example.com\nA@example.com,c@example.com';
  expect(recipientsOf({ recipients })).toEqual(['a@example.com', 'b@example.com', 'c@example.com']);
});

test('a receipt can be sent once there is a payment', () => {
  const contents = [
    { value: 'invoice', label: 'Invoice (PDF)' },
    { value: 'orders', label: 'Orders (CSV)' },
    { value: 'matters', label: 'Matters (CSV)' },
  ];
  expect(emailContents([])).toEqual(contents);
  expect(emailContents([{}])).toEqual([...contents, { value: 'receipt', label: 'Receipt (PDF)' }]);
});

test('a note with a card number is not sent', () => {
  const form = { content: 'invoice', recipients: 'a@example.com' } as const;
  expect(invoiceEmailErrors({ ...form, note: 'For the March run.' }).note).toBeUndefined();
  expect(invoiceEmailErrors({ ...form, note: 'Use 4012 8888 8888 1881.' }).note).toBe(
    'This looks like a card number. Remove it.',
  );
});
