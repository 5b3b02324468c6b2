/** A paper as the rules read it: its segments, what is below each, and texts that know the words behind them. */
import {
  type Box,
  boxAround,
  type Line,
  type PageText,
  type Segment,
  segmentOf,
  type Word,
} from '../../../reading/page-text.ts';

/** A segment and where it is. */
export interface Placed extends Segment {
  page: number;
  method: PageText['method'];
  /** Its line on the page, from 0. */
  row: number;
  /** Whether it is a sentence's length: running text, not a caption, label or stamp. */
  isProse: boolean;
}

export interface Paper {
  fileId: string;
  segments: readonly Placed[];
}

/** Words of a value and how sure the rule is. */
export interface Candidate {
  value: string;
  /** Of the rule alone: `find-fields.ts` takes in how well the words were read. */
  confidence: number;
  page: number;
  method: PageText['method'];
  words: readonly Word[];
  /** The words around it, as printed. */
  text: string;
}

const proseWords = 11;
/** A line this wide, in pages, goes on in the next one. */
const proseWidth = 0.5;

export function paperOf({ fileId, pages }: { fileId: string; pages: readonly PageText[] }): Paper {
  const segments = pages.flatMap(({ page, method, lines }) => {
    const placed: Placed[] = [];
    let last: Placed | undefined;
    for (const [row, line] of withoutLineNumbers(lines).entries()) {
      for (const segment of line) {
        const hasSentences = segment.words.length >= proseWords && !/^[^a-z]*$/.test(segment.text);
        const isProse = hasSentences || (line.length === 1 && last !== undefined && goesOn(last, segment));
        placed.push({ ...segment, page, method, row, isProse });
      }
      last = line.length === 1 ? placed.at(-1) : undefined;
    }
    return placed;
  });
  return { fileId, segments };
}

/** Tells whether a line is the next of a paragraph: below a full line of sentences, as close as lines are set. */
function goesOn(last: Placed, { box, text }: Segment): boolean {
  const isFull = last.isProse && last.box.width > proseWidth;
  const isClose = box.y - last.box.y < Math.max(last.box.height, box.height) * 1.75;
  return isFull && isClose && Math.abs(box.x - last.box.x) < 0.02 && /[a-z]/.test(text) && !/:$/.test(text);
}

/** A pleading's numbers in the left margin, if there are many. */
function withoutLineNumbers(lines: readonly Line[]): readonly Line[] {
  const isNumber = ({ text, box }: Word) => /^\d{1,2}$/.test(text) && box.x + box.width < 0.13;
  const numbered = lines.filter(([first]) => first?.words[0] && isNumber(first.words[0]));
  if (numbered.length < 10) return lines;
  return lines.map((line) =>
    line.flatMap((segment, place) => {
      const [first, ...others] = segment.words;
      if (place > 0 || !first || !isNumber(first)) return [segment];
      return others.length > 0 ? [segmentOf(others)] : [];
    }),
  );
}

/** The segments below one in its column, nearest first. */
export function below(paper: Paper, from: Placed, most: number): Placed[] {
  return inColumn(paper, from, most, (each) => each.row > from.row);
}

/** The segments above one in its column, nearest first. */
export function above(paper: Paper, from: Placed, most: number): Placed[] {
  return inColumn(paper, from, most, (each) => each.row < from.row);
}

function inColumn(paper: Paper, from: Placed, most: number, isThere: (each: Placed) => boolean): Placed[] {
  const found = paper.segments
    .filter((each) => each.page === from.page && isThere(each) && overlaps(each.box, from.box))
    .toSorted((a, b) => Math.abs(a.row - from.row) - Math.abs(b.row - from.row));
  const result: Placed[] = [];
  let last = from;
  for (const each of found) {
    const gap = Math.abs(each.box.y - last.box.y) / Math.max(last.box.height, 0.004);
    if (result.length >= most || gap > 4.5) break;
    result.push(each);
    last = each;
  }
  return result;
}

/** A label of a form, which ends the value above it. */
const labeled = /^[\p{L}][\p{L}\d /().-]{2,48}:/u;

/** The lines with which a text goes on: below it, as close as lines of a paragraph, from the same edge. */
export function continued(paper: Paper, from: Placed, most: number): Placed[] {
  const result: Placed[] = [];
  let last = from;
  for (const next of below(paper, from, most)) {
    const gap = (next.box.y - last.box.y) / Math.max(last.box.height, next.box.height);
    const isOpen = last.text.endsWith(',');
    const isClose = gap < (from.isProse && next.isProse ? 2.6 : isOpen ? 2.2 : 1.6);
    if (!isClose || next.row !== last.row + 1 || Math.abs(next.box.x - from.box.x) > 0.02 || labeled.test(next.text))
      break;
    result.push(next);
    last = next;
  }
  return result;
}

function overlaps(a: Box, b: Box): boolean {
  const shared = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  return shared > Math.min(a.width, b.width) * 0.3;
}

/** The segments to the right of one, in its line. */
export function beside(paper: Paper, from: Placed): Placed[] {
  return paper.segments.filter((each) => each.page === from.page && each.row === from.row && each.box.x > from.box.x);
}

/** Segments as one text, that finds the words of a part of it. */
export class Text {
  readonly text: string;
  readonly #words: { word: Word; from: number; segment: Placed }[] = [];

  constructor(segments: readonly Placed[]) {
    let text = '';
    for (const segment of segments)
      for (const word of segment.words) {
        if (text !== '') text += ' ';
        this.#words.push({ word, from: text.length, segment });
        text += word.text;
      }
    this.text = text;
  }

  /** The part of the text as a candidate; undefined if it has no words, and only its words of the first page. */
  candidate(value: string, confidence: number, from: number, to: number): Candidate | undefined {
    const covered = this.#words.filter(({ word, from: start }) => start < to && start + word.text.length > from);
    const [first] = covered;
    if (!first || value.trim() === '') return undefined;
    const { page, method } = first.segment;
    const ofPage = covered.filter(({ segment }) => segment.page === page);
    return {
      ...{ value: value.trim(), confidence, page, method, words: ofPage.map(({ word }) => word) },
      text: [...new Set(ofPage.map(({ segment }) => segment.text))].join(' ').slice(0, 300),
    };
  }
}

/** The words' place on the page as it is shown. */
export const boxOf = ({ words }: Pick<Candidate, 'words'>): Box =>
  boxAround(words.map(({ box, shown }) => shown ?? box));

/** Candidates without gaps. */
export const found = (candidates: readonly (Candidate | undefined)[]): Candidate[] =>
  candidates.filter((each) => each !== undefined);

/** All matches of a pattern in a segment or text, each with the place of a group. The pattern needs the flags `dg`. */
export function matchesOf(text: Text, pattern: RegExp, group = 1) {
  return [...text.text.matchAll(pattern)].flatMap((match) => {
    const place = match.indices?.[group];
    const value = match[group];
    return place && value !== undefined ? [{ match, value, from: place[0], to: place[1] }] : [];
  });
}
