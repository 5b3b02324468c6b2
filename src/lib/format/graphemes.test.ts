import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countGraphemes, cutText, graphemesOf } from './graphemes';

const family = '👨‍👩‍👧';

test.each([
  ['', 0],
  ['Exhibit A', 9],
  ['Jose\u0301', 4],
  ['José', 4],
  [family, 1],
  ['🇺🇸🏳️‍⚖️', 2],
])('%j has %i characters', (text, count) => {
  expect(countGraphemes(text)).toBe(count);
  expect(graphemesOf(text)).toHaveLength(count);
});

test.each([
  ['Exhibit A', 7, 'Exhibit'],
  ['Exhibit A', 9, 'Exhibit A'],
  [`A${family}B`, 8, 'A'],
  [`A${family}B`, 9, `A${family}`],
  ['Jose\u0301', 4, 'José'],
  ['Jose\u0301', 3, 'Jos'],
])('%j within %i is %j', (text, most, cut) => {
  expect(cutText(text, most)).toBe(cut);
});

test('a cut text is its beginning, within the limit, and well-formed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, most) => {
      const cut = cutText(text, most);
      expect(text.normalize('NFC').startsWith(cut)).toBe(true);
      expect(cut.length).toBeLessThanOrEqual(most);
      expect(cut.isWellFormed()).toBe(true);
      expect(graphemesOf(text).slice(0, graphemesOf(cut).length).join('')).toBe(cut);
    }),
  );
});
