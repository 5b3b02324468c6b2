/** The words of titles and names that matching compares (dockets, section 6). */
import { foldText } from '@/lib/format/fold-text';

const phrases = /\b(?:in re|matter of|estate of|et al)\b/g;
const dropped = new Set(['v', 'vs', 'the', 'of', 'llc', 'llp', 'lp', 'inc', 'corp', 'co', 'pc', 'na']);

/** Most texts are ASCII, and are split faster without looking for other letters. */
const isPlain = /^[ -~]*$/;

/** A text's words: without diacritics, punctuation, letter case, and words that say nothing about who it is. */
export function nameWords(text: string): Set<string> {
  const plain = foldText(text);
  const words = plain
    // `L.L.C.` and `O’Brien` are one word.
    .replace(/[.'’`]/g, '')
    .replace(isPlain.test(plain) ? /[^a-z0-9]+/g : /[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(phrases, ' ')
    .split(' ');
  return new Set(words.filter((word) => word !== '' && !dropped.has(word)));
}

/** The words of each party of a title: of what stands before and after its `v.` */
export const sidesOf = (title: string): Set<string>[] =>
  title
    // One space first: a pattern that looks for several would begin anew at each of a long gap.
    .replace(/\s+/g, ' ')
    .split(/ vs?\b\.?/i)
    .map(nameWords)
    .filter((words) => words.size > 0);

/** A matter's name without the number it begins with: `00015-Ortega`. */
export const withoutMatterNumber = (name: string) => name.replace(/^\W*(?:[A-Z]{1,4}-)?\d[\d.]*-(?=\p{L})/u, '');
