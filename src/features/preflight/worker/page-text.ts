/** The text of a page in reading order, with the place of each character. */
import type { Box } from '../model/facts';
import type { Glyph, PageMarks } from './page-marks';

/** A text whose characters know their place. Lines end with `\n`. */
export interface PlacedText {
  text: string;
  /** For each UTF-16 unit of the text; undefined for spaces and line ends between glyphs. */
  glyphs: readonly (Glyph | undefined)[];
}

/** Glyphs that follow each other on a line, as drawn. */
interface Run {
  glyphs: Glyph[];
  /** Of the first glyph, along and across the direction of writing. */
  along: number;
  across: number;
  /** A quarter turn, 0 to 3. */
  turn: number;
  size: number;
}

/** Lines from top to bottom, each from left to right as its writing runs. Text on its side follows. */
export function readText({ glyphs }: PageMarks): PlacedText {
  const lines = toLines(toRuns(glyphs));
  let text = '';
  const places: (Glyph | undefined)[] = [];
  const add = (value: string, glyph: Glyph | undefined) => {
    text += value;
    for (let unit = 0; unit < value.length; unit += 1) places.push(glyph);
  };
  for (const line of lines) {
    let last: { end: number; size: number } | undefined;
    for (const run of line) {
      for (const glyph of run.glyphs) {
        const [along] = place(glyph.x, glyph.y, run.turn);
        const [end] = place(glyph.nextX, glyph.nextY, run.turn);
        if (last) {
          const gap = along - last.end;
          if (gap > last.size * 3) add('   ', undefined);
          else if (gap > last.size * 0.2 && !text.endsWith(' ') && glyph.text !== ' ') add(' ', undefined);
        }
        add(glyph.text, glyph);
        last = { end, size: glyph.size };
      }
    }
    add('\n', undefined);
  }
  return { text, glyphs: places };
}

/** A point along the direction of writing and across it, for text that is turned by quarters. */
function place(x: number, y: number, turn: number): readonly [number, number] {
  if (turn === 1) return [y, -x];
  if (turn === 2) return [-x, -y];
  return turn === 3 ? [-y, x] : [x, y];
}

function toRuns(glyphs: readonly Glyph[]): Run[] {
  const runs: Run[] = [];
  let run: Run | undefined;
  let previous: Glyph | undefined;
  for (const glyph of glyphs) {
    const isSame =
      run &&
      previous &&
      Math.abs(glyph.x - previous.nextX) < glyph.size * 0.2 &&
      Math.abs(glyph.y - previous.nextY) < glyph.size * 0.2;
    if (run && isSame) run.glyphs.push(glyph);
    else {
      const angle = Math.atan2(glyph.nextY - glyph.y, glyph.nextX - glyph.x);
      const turn = ((Math.round((angle * 2) / Math.PI) % 4) + 4) % 4;
      const [along, across] = place(glyph.x, glyph.y, turn);
      run = { glyphs: [glyph], along, across, turn, size: glyph.size };
      runs.push(run);
    }
    previous = glyph;
  }
  return runs;
}

function toLines(runs: readonly Run[]): Run[][] {
  const sorted = runs.toSorted((one, other) => one.turn - other.turn || other.across - one.across);
  const lines: Run[][] = [];
  let line: Run[] = [];
  for (const run of sorted) {
    const [first] = line;
    if (first && (first.turn !== run.turn || first.across - run.across > Math.max(first.size, run.size) * 0.45)) {
      lines.push(line);
      line = [];
    }
    line.push(run);
  }
  if (line.length > 0) lines.push(line);
  return lines.map((each) => each.toSorted((one, other) => one.along - other.along));
}

/** The quarter turn that most letters have: 0 is upright. */
export function mainTurn({ glyphs }: PageMarks): number | undefined {
  const counts = [0, 0, 0, 0];
  for (const run of toRuns(glyphs)) counts[run.turn] = (counts[run.turn] ?? 0) + run.glyphs.length;
  const all = counts.reduce((sum, count) => sum + count, 0);
  const most = Math.max(...counts);
  return all > 0 && most >= all * 0.9 ? counts.indexOf(most) : undefined;
}

/** Tells where a glyph's ink may be. */
export function boxOf({ x, y, nextX, nextY, size }: Glyph): Box {
  // Nearly all text is upright, and there is much of it.
  if (nextY === y && nextX >= x) return { left: x, bottom: y - size * 0.2, right: nextX, top: y + size * 0.75 };
  const length = Math.hypot(nextX - x, nextY - y) || 1;
  // Up is a quarter turn to the left of the direction of writing.
  const [upX, upY] = [-(nextY - y) / length, (nextX - x) / length];
  const points = [-0.2, 0.75].flatMap((share) => [
    [x + upX * size * share, y + upY * size * share] as const,
    [nextX + upX * size * share, nextY + upY * size * share] as const,
  ]);
  const xs = points.map(([each]) => each);
  const ys = points.map(([, each]) => each);
  return { left: Math.min(...xs), bottom: Math.min(...ys), right: Math.max(...xs), top: Math.max(...ys) };
}

/** The boxes of a part of the text, one for each line. */
export function boxesOf({ text, glyphs }: PlacedText, start: number, end: number): Box[] {
  const boxes: Box[] = [];
  let current: Box | undefined;
  for (let at = start; at < end; at += 1) {
    const glyph = glyphs[at];
    if (text[at] === '\n' && current) {
      boxes.push(current);
      current = undefined;
    }
    if (!glyph || glyph.text.trim() === '') continue;
    const box = boxOf(glyph);
    current = current ? union(current, box) : box;
  }
  return current ? [...boxes, current] : boxes;
}

const union = (one: Box, other: Box): Box => ({
  left: Math.min(one.left, other.left),
  bottom: Math.min(one.bottom, other.bottom),
  right: Math.max(one.right, other.right),
  top: Math.max(one.top, other.top),
});

/** The words of a text with their places. */
export function wordsOf(text: PlacedText): { word: string; start: number; end: number }[] {
  return [...text.text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
}
