/**
 * Sort keys of a column: a number a row, smaller sorting first, NaN for a missing value. Numbers are their own keys; a
 * text's key is its rank among the distinct texts, so that sorting compares no text twice.
 */

import { orderOfTexts } from './radix-sort';

/** What a row shows in a column, as far as it sorts and is searched. */
export type CellValue = string | number | null | undefined;

type ValueOf = (row: number) => CellValue;

export interface NumberKeys {
  kind: 'number';
  keys: Float64Array;
}

export interface TextKeys {
  kind: 'text';
  keys: Float64Array;
  /** The distinct texts as they sort, in their order. */
  texts: string[];
  /** The key of each of `texts`. */
  ranks: number[];
}

export type ColumnKeys = NumberKeys | TextKeys;

/** The keys of a column; of texts as soon as one value is a text. */
export function buildKeys(length: number, value: ValueOf): ColumnKeys {
  return buildNumberKeys(length, value) ?? buildTextKeys(length, value);
}

/**
 * Takes the values of rows that changed.
 * @returns the rows whose key is another now; undefined when the keys have to be built anew.
 */
export function updateKeys(column: ColumnKeys, changed: readonly number[], value: ValueOf): number[] | undefined {
  const keyOf = column.kind === 'number' ? numberKeyOf(changed, value) : textKeyOf(column, changed, value);
  if (!keyOf) return undefined;
  const moved: number[] = [];
  for (const row of changed) {
    const key = keyOf(row);
    if (Object.is(column.keys[row], key)) continue;
    column.keys[row] = key;
    moved.push(row);
  }
  return moved;
}

function buildNumberKeys(length: number, value: ValueOf): NumberKeys | undefined {
  const keys = new Float64Array(length);
  for (let row = 0; row < length; row += 1) {
    const cell = value(row);
    if (typeof cell === 'string') return undefined;
    keys[row] = cell ?? Number.NaN;
  }
  return { kind: 'number', keys };
}

function numberKeyOf(changed: readonly number[], value: ValueOf): ((row: number) => number) | undefined {
  if (changed.some((row) => typeof value(row) === 'string')) return undefined;
  return (row) => Number(value(row) ?? Number.NaN);
}

function buildTextKeys(length: number, value: ValueOf): TextKeys {
  const places = new Map<string, number>();
  const distinct: string[] = [];
  const placeOf = new Uint32Array(length);
  for (let row = 0; row < length; row += 1) {
    const text = String(value(row) ?? '');
    let place = places.get(text);
    if (place === undefined) {
      place = distinct.push(text) - 1;
      places.set(text, place);
    }
    placeOf[row] = place;
  }
  const sortTexts = distinct.map(sortText);
  const rankOfPlace = new Float64Array(distinct.length);
  const texts: string[] = [];
  for (const place of orderOfTexts(sortTexts)) {
    const text = sortTexts[place] ?? '';
    if (text !== texts.at(-1)) texts.push(text);
    rankOfPlace[place] = text === '' ? Number.NaN : texts.length - 1;
  }
  const keys = new Float64Array(length);
  for (let row = 0; row < length; row += 1) keys[row] = rankOfPlace[placeOf[row] ?? 0] ?? Number.NaN;
  return { kind: 'text', keys, texts, ranks: texts.map((_, rank) => rank) };
}

/** Texts sort without regard to case and accents; an empty one is a missing value. */
function sortText(text: string): string {
  const lower = text.toLowerCase();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the range of ASCII
  return /^[\x00-\x7f]*$/.test(lower) ? lower : lower.normalize('NFD').replace(/\p{Mark}/gu, '');
}

/** Ranks new texts between their neighbours; undefined when there is no number left between two of them. */
function textKeyOf(
  column: TextKeys,
  changed: readonly number[],
  value: ValueOf,
): ((row: number) => number) | undefined {
  const textOf = (row: number) => sortText(String(value(row) ?? ''));
  const wanted = [...new Set(changed.map(textOf))].filter((text) => text !== '').sort();
  for (const text of wanted) {
    const place = lowerBound(column.texts, text);
    if (column.texts[place] === text) continue;
    const before = column.ranks[place - 1] ?? (column.ranks[place] ?? 0) - 2;
    const after = column.ranks[place] ?? before + 2;
    const rank = (before + after) / 2;
    if (rank <= before || rank >= after) return undefined;
    column.texts.splice(place, 0, text);
    column.ranks.splice(place, 0, rank);
  }
  return (row) => {
    const text = textOf(row);
    return text === '' ? Number.NaN : (column.ranks[lowerBound(column.texts, text)] ?? Number.NaN);
  };
}

/** The first place in a sorted list whose text is not before `text`. */
function lowerBound(texts: readonly string[], text: string): number {
  let low = 0;
  let high = texts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((texts[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}
