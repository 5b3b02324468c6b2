/** The text of a page as it is shown: words, and the lines and columns that they make. Knows nothing of papers. */

/** A place on a page in fractions of its width and height, from the top left. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Word {
  text: string;
  /** In the page turned upright, so that lines run from left to right. */
  box: Box;
  /** On the page as it is shown, where that lies askew or on its side. */
  shown?: Box;
  /** How sure the recognition is, 0 to 1; 1 for a file's own text. */
  sureness: number;
}

/** Words that stand together in a line, without the gap of a column between them. */
export interface Segment {
  text: string;
  words: readonly Word[];
  box: Box;
}

/** The segments at one height, from left to right. */
export type Line = readonly Segment[];

export interface PageText {
  /** From 1. */
  page: number;
  method: 'text' | 'ocr';
  /** How far its lines run clockwise on the page as shown, in degrees. */
  turn: number;
  lines: readonly Line[];
}

/** Wider than this many heights of its letters, a gap parts columns. */
const columnGap = 1.6;

/** What captions are ruled with between their columns. */
const ruler = /^[)(§|:}{\]]+$/;

/** The box around some boxes. */
export function boxAround(boxes: readonly Box[]): Box {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

/**
 * Groups words into lines and segments.
 * @param aspect the page's width divided by its height, which makes both fractions comparable.
 */
export function linesOf(words: readonly Word[], aspect: number): Line[] {
  const rows: Word[][] = [];
  for (const word of words.toSorted((a, b) => middle(a.box) - middle(b.box))) {
    const row = rows.findLast((each) => isBeside(each, word));
    if (row) row.push(word);
    else rows.push([word]);
  }
  return rows
    .map((row) =>
      segmentsOf(
        row.toSorted((a, b) => a.box.x - b.box.x),
        aspect,
      ),
    )
    .filter((line) => line.length > 0);
}

const middle = (box: Box) => box.y + box.height / 2;

/** Tells whether a word's middle is within the height of a row's last words. */
function isBeside(row: readonly Word[], { box }: Word): boolean {
  const heights = row.map((each) => each.box.height).toSorted((a, b) => a - b);
  const height = heights[heights.length >> 1] ?? 0;
  const center = row.reduce((sum, each) => sum + middle(each.box), 0) / row.length;
  return Math.abs(center - middle(box)) < Math.max(height, box.height) * 0.5;
}

function segmentsOf(row: readonly Word[], aspect: number): Segment[] {
  const parts: Word[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const word of row) {
    const gap = ((word.box.x - end) * aspect) / word.box.height;
    end = Math.max(end, word.box.x + word.box.width);
    const last = parts.at(-1);
    if (ruler.test(word.text)) parts.push([]);
    else if (last && gap < columnGap) last.push(word);
    else parts.push([word]);
  }
  return parts.filter((part) => part.length > 0).map(segmentOf);
}

export function segmentOf(words: readonly Word[]): Segment {
  return { text: words.map(({ text }) => text).join(' '), words, box: boxAround(words.map(({ box }) => box)) };
}
