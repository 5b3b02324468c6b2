/** Pages for the tests of the rules: lines of text at their places, as the reader gives them. */
import { linesOf, type PageText, type Word } from '../../../reading/page-text.ts';
import { type Paper, paperOf } from './paper.ts';

/** Text that begins at a place, in fractions of the page. */
export type Placing = readonly [x: number, y: number, text: string];

const letterWidth = 0.0095;
const lineHeight = 0.014;

/** A page whose letters all have one width. */
export function pageOf(
  placings: readonly Placing[],
  changes: Partial<PageText> & { sureness?: number } = {},
): PageText {
  const { sureness = 1, ...rest } = changes;
  const words = placings.flatMap(([x, y, text]) =>
    [...text.matchAll(/\S+/g)].map((match): Word => {
      const box = { x: x + match.index * letterWidth, y, width: match[0].length * letterWidth, height: lineHeight };
      return { text: match[0], box, sureness };
    }),
  );
  return { page: 1, method: 'text', turn: 0, lines: linesOf(words, 612 / 792), ...rest };
}

/** A paper of one page. */
export const paperWith = (...placings: readonly Placing[]): Paper =>
  paperOf({ fileId: 'file', pages: [pageOf(placings)] });

/** Lines below each other, as a paragraph sets them. */
export const paragraph = (x: number, y: number, ...lines: readonly string[]): Placing[] =>
  lines.map((text, place) => [x, y + place * 0.018, text]);

export const valuesOf = (candidates: readonly { value: string }[]): string[] => candidates.map(({ value }) => value);
