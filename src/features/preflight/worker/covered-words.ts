/** Words that can be read, copied and searched although an opaque box hides them. */
import type { Box } from '../model/facts';
import type { PageMarks } from './page-marks';
import { boxOf, type PlacedText, wordsOf } from './page-text';

/** The share of a word that a box must hide. */
const covers = 0.8;

/** The covered words of a page by the box over them. `later` are boxes drawn after everything else, such as annotations. */
export function findCovered(
  text: PlacedText,
  { boxes }: PageMarks,
  later: readonly Box[],
): { box: Box; words: string[] }[] {
  const all = [...boxes, ...later.map((box) => ({ ...box, order: Number.POSITIVE_INFINITY }))];
  if (all.length === 0) return [];
  const byBox = new Map<(typeof all)[number], string[]>();
  for (const { word, start, end } of wordsOf(text)) {
    if (!/[\p{L}\p{N}]/u.test(word)) continue;
    const glyphs = text.glyphs.slice(start, end).filter((glyph) => glyph !== undefined);
    for (const box of all) {
      const area = { all: 0, hidden: 0 };
      for (const glyph of glyphs) {
        const ink = inkOf(boxOf(glyph));
        area.all += areaOf(ink);
        if (glyph.order < box.order) area.hidden += overlap(ink, box);
      }
      if (area.all === 0 || area.hidden < area.all * covers) continue;
      byBox.set(box, [...(byBox.get(box) ?? []), word]);
      break;
    }
  }
  return [...byBox].map(([{ left, bottom, right, top }, words]) => ({ box: { left, bottom, right, top }, words }));
}

/** Between the base line and the height of most letters: boxes are seldom as high as the line. */
function inkOf({ left, bottom, right, top }: Box): Box {
  const height = top - bottom;
  const isWide = right - left > height * 4;
  return isWide
    ? { left, bottom, right, top }
    : { left, bottom: bottom + height * 0.22, right, top: top - height * 0.18 };
}

const areaOf = ({ left, bottom, right, top }: Box) => Math.max(0, right - left) * Math.max(0, top - bottom);

const overlap = (one: Box, other: Box) =>
  areaOf({
    left: Math.max(one.left, other.left),
    bottom: Math.max(one.bottom, other.bottom),
    right: Math.min(one.right, other.right),
    top: Math.min(one.top, other.top),
  });
