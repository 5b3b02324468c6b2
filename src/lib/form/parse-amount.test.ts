import { expect, test } from 'vitest';
import { parseAmount } from './parse-amount';

test.each([
  ['1,250.5', 1250.5],
  ['$1,250.50', 1250.5],
  ['.75', 0.75],
  ['12.', 12],
  [' 7 ', 7],
  ['', undefined],
  ['.', undefined],
  ['-3', undefined],
  ['1.234', undefined],
  ['ten', undefined],
  ['1234567890123', undefined],
])('%s is read as %s', (text, amount) => expect(parseAmount(text)).toBe(amount));
