/** Folds texts for comparison: without case, accents and letters that US keyboards lack. */

/** Letters that Unicode doesn't decompose, as people type them. */
const typedAs = new Map([
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['ŧ', 't'],
  ['ς', 'σ'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['þ', 'th'],
]);

/** Most texts are ASCII, and are folded faster without looking further. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
const isAscii = /^[\x00-\x7f]*$/;
const special = new RegExp(`[${[...typedAs.keys()].join('')}]`, 'g');

/** Folds a text: `Łukasz`, `Đặng`, `Sørensen`, `Weiß`, `Æbleø` → `lukasz`, `dang`, `sorensen`, `weiss`, `aebleo`. */
export function foldText(text: string): string {
  if (isAscii.test(text)) return text.toLowerCase();
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(special, (letter) => typedAs.get(letter) ?? letter);
}

/** A folded text, with the place in the text of each of its letters and of its end. */
export interface FoldedText {
  folded: string;
  places: readonly number[];
}

/** Folds a text letter by letter, so that what is found in it can be marked in the text. */
export function foldInPlace(text: string): FoldedText {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const letter of text) {
    const plain = foldText(letter);
    folded += plain;
    for (let part = 0; part < plain.length; part += 1) places.push(place);
    place += letter.length;
  }
  return { folded, places: [...places, text.length] };
}
