import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPhrases, writePhrases } from './read-phrases';

test.each([
  ['', []],
  ['stay, "summary judgment" stay', ['stay', 'summary judgment']],
  ['“notice of appeal”; motion', ['notice of appeal', 'motion']],
  ['"unfinished phrase', ['unfinished phrase']],
  ['"", ,', []],
  ['" summary judgment "  stay', ['summary judgment', 'stay']],
  ['stay"summary judgment"', ['stay', 'summary judgment']],
])('%s', (text, phrases) => {
  expect(readPhrases(text)).toEqual(phrases);
});

test('only phrases of several words are quoted', () => {
  expect(writePhrases(['stay', 'summary judgment', 'a,b', 'c;d'])).toBe('stay, "summary judgment", "a,b", "c;d"');
  expect(writePhrases([])).toBe('');
});

test('what was written is read back', () => {
  const phrase = fc.stringMatching(/^[a-z]{1,5}( [a-z,;]{1,5})?$/);
  fc.assert(
    fc.property(fc.uniqueArray(phrase), (phrases) => {
      expect(readPhrases(writePhrases(phrases))).toEqual(phrases);
    }),
  );
});
