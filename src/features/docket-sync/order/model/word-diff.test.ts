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

test('very long texts are shown one after the other', () => {
  const long = 'word '.repeat(601);
  expect(wordDiff(long, 'short')).toEqual([
    { kind: 'removed', text: long },
    { kind: 'added', text: 'short' },
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
