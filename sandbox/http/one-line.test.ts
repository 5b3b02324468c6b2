import { expect, test } from 'vitest';
import { cleanTexts, oneLine } from './one-line.ts';

test('names and titles become one line, whatever they are members of', () => {
  expect(
    cleanTexts({
      name: 'Nora\r\nBcc: all@example.com',
      title: '\u0007Carrick\u2028v. Hollis\n',
      parties: [{ lastName: 'Car\trick', addressLine1: '1 Main St\nUnit 2' }],
      caseNumber: '26-\u001bCV-1',
      fileName: 'invoice_\u202efdp.exe',
    }),
  ).toEqual({
    name: 'Nora Bcc: all@example.com',
    title: 'Carrick v. Hollis',
    parties: [{ lastName: 'Car rick', addressLine1: '1 Main St Unit 2' }],
    caseNumber: '26- CV-1',
    fileName: 'invoice_fdp.exe',
  });
});

test('longer texts keep their lines and columns, and no other control character', () => {
  expect(cleanTexts({ message: 'Dear all,\r\n\tsee below.\u0000\u0008', notes: ['a\u001b[31mb'] })).toEqual({
    message: 'Dear all,\r\n\tsee below.\u0000',
    notes: ['a[31mb'],
  });
});

test.each([
  ['a secret', { password: 'a\u0007b', signUpKey: '\n', token: '\r' }],
  ['a file', { file: new File(['\r\n'], 'a\n.pdf') }],
  ['what a person is typing', { firstName: 'Mary ', city: ' Oak' }],
  ['letters that are joined', { name: 'नर्मदा क्‍ष 👩‍⚖️' }],
  ['U+0000, which is refused', { name: 'a\u0000' }],
  ['what isn’t text', { total: 1, isDraft: false, nothing: null }],
])('%s stays as it is', (_, body) => {
  expect(cleanTexts(body)).toEqual(body);
});

test('a text of line breaks alone is empty', () => {
  expect(oneLine('\r\n\u0085')).toBe('');
});
