/** Which entries match a text, best match first. */
import { foldInPlace, foldText } from '@/lib/format/fold-text';
import type { Entry } from './entry';

/** Part of a text, and whether it matches. */
export interface TextRun {
  text: string;
  isMatch: boolean;
}

/** Splits a text into folded words, so that `CAFE` finds `Café`. */
function wordsOf(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]/u)
    .filter((word) => word !== '');
}

/**
 * The entries in which every typed word starts a word of the title, the detail or the keywords; a number also without
 * its dashes and spaces. Titles that start with the text come first, then titles that contain all words; otherwise the order stays.
 */
export function matchEntries(entries: readonly Entry[], typed: string): Entry[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank)
    .map(({ entry }) => entry);
}

/** Tells whether each typed word starts a word of the title. */
export function isInTitle(entry: Entry, typed: string): boolean {
  return rankOf(entry, wordsOf(typed)) >= 2;
}

/** Tells whether each typed word starts a word of the title, or is a number of the detail. */
export function isNamed({ title, detail = '' }: Entry, typed: string): boolean {
  const numbers = wordsOf(detail).filter((word) => /\d/.test(word));
  const named = [...wordsOf(title), ...numbers];
  const wanted = wordsOf(typed);
  return wanted.every((word) => named.some((each) => each.startsWith(word))) || hasNumber(named, numberOf(wanted));
}

/** A typed number without dashes and spaces; undefined for other text, and for numbers too short to tell apart. */
function numberOf(wanted: readonly string[]): string | undefined {
  const joined = wanted.join('');
  return /\d/.test(joined) && joined.length >= 4 ? joined : undefined;
}

/** 3: at the start of the title. 2: in the title. 1: elsewhere. 0: no match. */
function rankOf({ title, detail = '', keywords = '' }: Entry, wanted: readonly string[]): number {
  const inTitle = wordsOf(title);
  const fits = (words: readonly string[]) => wanted.every((word) => words.some((each) => each.startsWith(word)));
  if (fits(inTitle)) return inTitle[0]?.startsWith(wanted[0] ?? '') ? 3 : 2;
  const everywhere = [...inTitle, ...wordsOf(detail), ...wordsOf(keywords)];
  if (fits(everywhere)) return 1;
  return hasNumber(everywhere, numberOf(wanted)) ? 1 : 0;
}

/** Tells whether words in a row make up a number: `2026CH01234` finds 2026-CH-01234. */
function hasNumber(words: readonly string[], number: string | undefined): boolean {
  return number !== undefined && words.some((_, place) => words.slice(place).join('').startsWith(number));
}

/** Splits a text into runs, to highlight matches at the start of a word. */
export function markMatches(text: string, typed: string): TextRun[] {
  const { folded, places } = foldInPlace(text);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of new Set(wordsOf(typed))) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      const before = folded.slice(0, at).at(-1);
      if (before === undefined || !/[\p{L}\p{N}]/u.test(before))
        isMarked.fill(true, places[at], places[at + word.length]);
    }
  }
  const runs: TextRun[] = [];
  for (let place = 0; place < text.length; place += 1) {
    const isMatch = isMarked[place] ?? false;
    const last = runs.at(-1);
    if (last?.isMatch === isMatch) last.text += text.charAt(place);
    else runs.push({ text: text.charAt(place), isMatch });
  }
  return runs;
}
