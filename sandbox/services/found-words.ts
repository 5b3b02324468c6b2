/** What PostgreSQL's full-text search found in a text. */

/** Characters that no court writes, around what was found. */
const opening = '\uE000';
const closing = '\uE001';

/** Options of `ts_headline`. */
export const marks = `StartSel=${opening},StopSel=${closing}`;

/** The text without the marks, and where they were, as [start, end) in UTF-16 units. */
export function readMarks(marked: string): { text: string; matches: [number, number][] } {
  const matches: [number, number][] = [];
  let text = '';
  let start = 0;
  for (const character of marked.split('')) {
    if (character === opening) start = text.length;
    else if (character === closing) matches.push([start, text.length]);
    else text += character;
  }
  return { text, matches };
}
