/** Texts in the characters that people see: `é` is one, however it is encoded, and so is an emoji. */

const segmenter = new Intl.Segmenter('en-US');

/** Splits a text, in NFC, into characters. */
export const graphemesOf = (text: string): string[] =>
  Array.from(segmenter.segment(text.normalize('NFC')), ({ segment }) => segment);

/** Counts the characters of a text, in NFC. */
export const countGraphemes = (text: string): number => graphemesOf(text).length;

/** Cuts a text, in NFC, to at most `most` UTF-16 code units, between characters. */
export function cutText(text: string, most: number): string {
  let cut = '';
  for (const grapheme of graphemesOf(text)) {
    if (cut.length + grapheme.length > most) break;
    cut += grapheme;
  }
  return cut;
}
