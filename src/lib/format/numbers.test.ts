import fc from 'fast-check';
import { expect, it } from 'vitest';
import { formatCents, formatDollars } from './money';
import { formatCount, formatTenths } from './numbers';

it('a count is written as Intl does', () => {
  const format = new Intl.NumberFormat('en-US');
  fc.assert(
    fc.property(fc.integer(), (count) => {
      expect(formatCount(count)).toBe(format.format(count));
    }),
  );
});

it('tenths are written as Intl does', () => {
  const format = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom(10, 1000, 1024), (whole, parts) => {
      expect(formatTenths(whole / parts)).toBe(format.format(whole / parts));
    }),
  );
});

it('an amount is written as Intl does', () => {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
  fc.assert(
    fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
      expect(formatCents(cents)).toBe(format.format(cents / 100));
    }),
  );
});

it.each([
  [0, '$0.00'],
  [-0, '$0.00'],
  [0.1 + 0.2, '$0.30'],
  [-0.004, '$0.00'],
  [-1234.5, '-$1,234.50'],
])('%d dollars: %s', (dollars, text) => {
  expect(formatDollars(dollars)).toBe(text);
});
