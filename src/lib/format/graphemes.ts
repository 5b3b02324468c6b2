/** Texts in the characters that people see: `é` is one, however it is encoded, and so is an emoji. */

const segmenter = new Intl.Segmenter('en-US');
/** Most texts are ASCII, of one code unit for each character. A line break of two is none of a name's. */
const isPlain = /^[ -~]*$/;

/** Splits a text, in NFC, into characters. */
export function graphemesOf(text: string): string[] {
  const composed = text.normalize('NFC');
  return isPlain.test(composed) ? [...composed] : Array.from(segmenter.segment(composed), ({ segment }) => segment);
}

/** Counts the characters of a text, in NFC. */
export function countGraphemes(text: string): number {
  return isPlain.test(text) ? text.length : graphemesOf(text).length;
}

/**
 * Cuts a text, in NFC, to at most `most` UTF-16 code units, as contracts limit texts, between characters: half an emoji
 * is none.
 */
export function cutText(text: string, most: number): string {
  const composed = text.normalize('NFC');
  if (composed.length <= most) return composed;
  let cut = '';
  for (const grapheme of graphemesOf(composed)) {
    if (cut.length + grapheme.length > most) break;
    cut += grapheme;
  }
  return cut;
}
