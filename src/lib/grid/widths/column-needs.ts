/** What the columns of a table need, by what their cells show. */
import { isElsewhere, zoneName } from '@/lib/format/zone-clock';
import type { GridColumns } from '../columns/columns';
import type { Density } from '../table/density';
import type { Face, LetterWidths } from './letter-widths';
import type { ColumnNeed } from './share-width';
import type { ShownText } from './shown-text';

/** Of a longer list, so many rows stand for all. */
export const mostMeasured = 1_000;

/** In rem, as in the style sheets of the table and of a status. */
const padding = { cell: 0.75, edge: 1 } as const;
const statusRoom = 1.8125;
/** The wider space before what is beside a value. */
const smallGap = 0.175;
/** Of a header that sorts: its arrow. */
const arrow = 1.125;
/** Up to this width, a column that says the same in every row is served with the others. */
const mostAlike = 16;
/** The least that is left of a text, and the most that it is never cut below. */
const leastText = 5;
const mostUncut = 14;
/** For rounding. */
const spare = 2;

interface Setting {
  letters: LetterWidths;
  density: Density;
  /** Whether the rows agree in what cells name only if it varies. */
  isUniform: boolean;
}

/** The needs of each column, in order. A column that shows no text needs its declared width. */
export function needsOf<Row extends object>(
  columns: GridColumns<Row>,
  rows: readonly Row[],
  setting: Setting,
): ColumnNeed[] {
  const { rem } = setting.letters;
  const measured = sampleOf(rows);
  return columns.map((column, place): ColumnNeed => {
    const { id = '', meta, shows, enableSorting = true } = column;
    const edges = Number(place === 0) + Number(place === columns.length - 1);
    const around = (padding.cell * (2 - edges) + padding.edge * edges) * rem + spare;
    const sorts = enableSorting && 'accessorFn' in column;
    const zone = meta?.isHomeDay && isElsewhere() ? ` ${zoneName(new Date())}` : '';
    const label = setting.letters.of(`${meta?.label ?? id}${zone}`, 'strong') + (sorts ? arrow * rem : 0) + around;
    const declared = pixelsOf(meta?.width, rem);
    if (!shows || meta?.isSized) {
      const width = declared ?? label;
      return {
        id,
        least: width,
        tight: width,
        folded: width,
        fair: width,
        whole: width,
        isStepped: false,
        grows: false,
      };
    }
    const needs = measured.map((row) => textNeeds(shows(row), setting));
    const [first] = needs;
    const isAlike = needs.length > 1 && needs.every(({ words }) => words === first?.words);
    const most = (of: 'least' | 'tight' | 'folded' | 'whole') =>
      Math.ceil(Math.max(label, ...needs.map((need) => need[of] + around)));
    const [folded, whole] = [most('folded'), most('whole')];
    const fair = isAlike ? Math.max(folded, Math.min(whole, mostAlike * rem)) : whole;
    return {
      id,
      least: most('least'),
      tight: most('tight'),
      folded,
      fair,
      whole,
      isStepped: isAlike || needs.every((need) => need.isStepped),
      grows: !isAlike,
    };
  });
}

/** Rows spread evenly over a list. */
function sampleOf<Row>(rows: readonly Row[]): readonly Row[] {
  if (rows.length <= mostMeasured) return rows;
  return Array.from(
    { length: mostMeasured },
    (_, place) => rows[Math.floor((place * rows.length) / mostMeasured)],
  ).filter((row) => row !== undefined);
}

interface TextNeed extends Omit<ColumnNeed, 'id' | 'fair' | 'grows'> {
  words: string;
}

function textNeeds(shown: ShownText, { letters, density, isUniform }: Setting): TextNeed {
  const { text, face, fit, small = '', beside } = shown;
  const { rem } = letters;
  const isBelow = density === 'comfortable';
  const isBeside = small !== '' && !isBelow && (beside === 'always' || (beside === 'varied' && !isUniform));
  const widthsOf = (words: readonly string[], of: Face) => words.map((word) => letters.of(word, of));
  const status = face === 'badge' && text !== '' ? statusRoom * rem : 0;
  const gap = letters.of(' ', 'text');
  const below = isBelow ? letters.of(small, 'small') : 0;
  /** On the lines of a row, broken at some of its spaces. */
  const broken = (first: readonly string[], second: readonly string[]) => {
    const [start = 0, ...others] = [...widthsOf(first, face), ...widthsOf(second, 'small')];
    // The wider space before what is beside a value.
    const wider = second.length > 0 ? smallGap * rem : 0;
    return Math.max(foldedWidth([start + status, ...others], gap) + wider, below);
  };
  const words = text.split(/ |(?<=-)/);
  // A day and its time are apart from each other; what is beside a value is together.
  const parts = fit === 'breaks' ? text.split(' ') : fit === 'whole' ? text.split(/(?<=,) /) : [text];
  const beneath = isBeside ? [small] : [];
  const line = [...widthsOf(parts, face), ...widthsOf(beneath, 'small')];
  const whole = Math.max(lineOf(line, gap) + status + (isBeside ? smallGap * rem : 0), below);
  const isOneLine = density === 'compact';
  const folded = isOneLine ? whole : broken(parts, beneath);
  const tight = isOneLine ? whole : broken(fit === 'whole' ? parts : words, isBeside ? small.split(' ') : []);
  const least =
    fit === 'whole' ? Math.min(lineOf(widthsOf(parts, face), gap) + status, mostUncut * rem) : leastText * rem;
  return {
    words: isBeside || isBelow ? `${text}\n${small}` : text,
    ...{ whole, folded, isStepped: fit === 'whole' && beneath.length === 0 },
    ...{ tight: Math.min(tight, folded), least: Math.min(least, tight) },
  };
}

const lineOf = (words: readonly number[], gap: number) => words.reduce((total, word) => total + word + gap, -gap);

/** The narrowest width in which words are on two lines. */
function foldedWidth(words: readonly number[], gap: number): number {
  const total = lineOf(words, gap);
  let narrowest = total;
  let first = -gap;
  for (const word of words.slice(0, -1)) {
    first += word + gap;
    narrowest = Math.min(narrowest, Math.max(first, total - first - gap));
  }
  return narrowest;
}

/** A declared width, in pixels. */
function pixelsOf(width: string | undefined, rem: number): number | undefined {
  if (width === undefined) return undefined;
  return Number.parseFloat(width) * (width.endsWith('rem') ? rem : 1);
}
