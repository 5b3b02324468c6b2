import { expect, test } from 'vitest';
import { canOpenCases } from './e-filing';

test('cases can be opened in Tyler states', () => {
  expect(canOpenCases({ eFiling: { isAvailable: true, provider: 'tyler' } })).toBe(true);
  expect(canOpenCases({ eFiling: { isAvailable: true, provider: 'tybera' } })).toBe(false);
  expect(canOpenCases({ eFiling: { isAvailable: false, provider: 'tyler' } })).toBe(false);
});
