import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type DiffPart, wordDiff } from './word-diff';

const words = (parts: readonly DiffPart[], without: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== without)
    .map(({ text }) => text)
    .join(' ')
    .split(/\s+/)
    .filter(Boolean);

test('a word that changed is taken away and added', () => {
  expect(wordDiff('Hearing set for June 12.', 'Hearing set for June 19.')).toEqual([
    { kind: 'same', text: 'Hearing set for June ' },
    { kind: 'removed', text: '12.' },
    { kind: 'added', text: '19.' },
  ]);
});

test.each([
  ['', 'New text.', [{ kind: 'added', text: 'New text.' }]],
  ['Old text.', '', [{ kind: 'removed', text: 'Old text.' }]],
  ['Same.', 'Same.', [{ kind: 'same', text: 'Same.' }]],
  [
    'ORDER on motion.',
    'ORDER on motion. (Corrected.)',
    [
      { kind: 'same', text: 'ORDER on ' },
      { kind: 'same', text: 'motion. ' },
      { kind: 'added', text: '(Corrected.)' },
    ],
  ],
])('from %j to %j', (before, after, parts) => {
  const merged = parts
    .filter(({ kind }) => kind === 'same')
    .map(({ text }) => text)
    .join('');
  const found = wordDiff(before, after);
  expect(
    found
      .filter(({ kind }) => kind === 'same')
      .map(({ text }) => text)
      .join('')
      .trim(),
  ).toBe(merged.trim());
  expect(found.filter(({ kind }) => kind !== 'same')).toEqual(parts.filter(({ kind }) => kind !== 'same'));
});

test.each([
  [
    'a b c',
    'b c',
    [
      ['removed', 'a '],
      ['same', 'b c'],
    ],
  ],
  [
    'b c',
    'a b c',
    [
      ['added', 'a '],
      ['same', 'b c'],
    ],
  ],
  [
    'a b c d',
    'b d',
    [
      ['removed', 'a '],
      ['same', 'b '],
      ['removed', 'c '],
      ['same', 'd'],
    ],
  ],
  [
    'a b',
    'b a',
    [
      ['removed', 'a '],
      ['same', 'b '],
      ['added', 'a'],
    ],
  ],
  [
    'a b',
    'c d',
    [
      ['removed', 'a b'],
      ['added', 'c d'],
    ],
  ],
  [
    'a b c',
    'c a b',
    [
      ['added', 'c '],
      ['same', 'a b'],
      ['removed', 'c'],
    ],
  ],
  ['a  b', 'a\nb', [['same', 'a\nb']]],
  [
    ' ',
    'a',
    [
      ['removed', ' '],
      ['added', 'a'],
    ],
  ],
  ['', '', []],
] as const)('the parts from %j to %j, in order', (before, after, parts) => {
  expect(wordDiff(before, after).map(({ kind, text }) => [kind, text])).toEqual(parts);
});

/** All texts of up to four words, of two words. */
const shortTexts = [0, 1, 2, 3, 4].flatMap((length) =>
  Array.from({ length: 2 ** length }, (_, bits) => [...bits.toString(2).padStart(length, '0')].slice(0, length)),
);

/** The most words that can be kept, by trying every choice of them. */
function mostKept([first, ...rest]: readonly string[], after: readonly string[]): number {
  if (first === undefined) return 0;
  const place = after.indexOf(first);
  const without = mostKept(rest, after);
  return place === -1 ? without : Math.max(without, 1 + mostKept(rest, after.slice(place + 1)));
}

test('as many words are kept as can be', () => {
  const wrong = shortTexts.flatMap((before) =>
    shortTexts
      .filter((after) => {
        const kept = wordDiff(before.join(' '), after.join(' ')).filter(({ kind }) => kind === 'same');
        return words(kept, 'removed').length !== mostKept(before, after);
      })
      .map((after) => [before, after]),
  );
  expect(wrong).toEqual([]);
});

test('texts of more than 600 words are shown one after the other', () => {
  const [most, tooLong] = ['word '.repeat(600), 'word '.repeat(601)];
  expect(wordDiff(most, 'word ')[0]).toEqual({ kind: 'same', text: 'word ' });
  expect(wordDiff('word ', most)[0]).toEqual({ kind: 'same', text: 'word ' });
  expect(wordDiff(tooLong, 'word ')).toEqual([
    { kind: 'removed', text: tooLong },
    { kind: 'added', text: 'word ' },
  ]);
  expect(wordDiff('word ', tooLong)).toEqual([
    { kind: 'removed', text: 'word ' },
    { kind: 'added', text: tooLong },
  ]);
});

test('no word of either text is lost', () => {
  const text = fc.array(fc.constantFrom('motion', 'order', 'to', 'dismiss', 'filed'), { maxLength: 12 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before.join(' '), after.join(' '));
      expect(words(parts, 'added')).toEqual(before);
      expect(words(parts, 'removed')).toEqual(after);
    }),
  );
});
