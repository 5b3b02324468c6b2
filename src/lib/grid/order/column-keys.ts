/** Sort keys of a column, one per row: numbers, ranks of text values, or the text values themselves. */
import { foldText } from '@/lib/format/fold-text';

/** The value of a cell, for sorting and searching. */
export type CellValue = string | number | null | undefined;

/** Smaller keys sort first. Missing values are NaN or ''. */
export type Keys = Float64Array | readonly string[];

export interface ColumnKeys {
  readonly keys: Keys;
  /** Updates a row's key. `unknown` means the keys must be rebuilt. */
  update: (row: number, cell: CellValue) => 'same' | 'moved' | 'unknown';
}

type ValueOf = (row: number) => CellValue;

/** Builds the keys of a column. One text value makes it a text column. */
export function buildKeys(length: number, value: ValueOf): ColumnKeys {
  return numberKeys(length, value) ?? rankKeys(length, value) ?? textKeys(length, value);
}

function numberKeys(length: number, value: ValueOf): ColumnKeys | undefined {
  const keys = new Float64Array(length);
  for (let row = 0; row < length; row += 1) {
    const cell = value(row);
    if (typeof cell === 'string') return undefined;
    keys[row] = cell ?? Number.NaN;
  }
  return numeric(keys, (cell) => (typeof cell === 'string' ? undefined : (cell ?? Number.NaN)));
}

/** Columns with few distinct text values (a status, a court) sort as numbers. */
function rankKeys(length: number, value: ValueOf): ColumnKeys | undefined {
  const maxDistinct = Math.min(1000, length / 4);
  const places = new Map<string, number>();
  const placeOf = new Uint32Array(length);
  for (let row = 0; row < length; row += 1) {
    const text = String(value(row) ?? '');
    let place = places.get(text);
    if (place === undefined) {
      place = places.size;
      if (place >= maxDistinct) return undefined;
      places.set(text, place);
    }
    placeOf[row] = place;
  }
  const folded = [...places.keys()].map(foldText);
  const ranks = new Map([...new Set(folded)].sort().map((text, rank) => [text, text === '' ? Number.NaN : rank]));
  const rankOfPlace = folded.map((text) => ranks.get(text) ?? Number.NaN);
  const keys = new Float64Array(length);
  for (let row = 0; row < length; row += 1) keys[row] = rankOfPlace[placeOf[row] ?? 0] ?? Number.NaN;
  return numeric(keys, (cell) => ranks.get(foldText(String(cell ?? ''))));
}

function textKeys(length: number, value: ValueOf): ColumnKeys {
  const keys = Array.from({ length }, (_, row) => foldText(String(value(row) ?? '')));
  return {
    keys,
    update: (row, cell) => {
      const text = foldText(String(cell ?? ''));
      if (keys[row] === text) return 'same';
      keys[row] = text;
      return 'moved';
    },
  };
}

function numeric(keys: Float64Array, keyOf: (cell: CellValue) => number | undefined): ColumnKeys {
  return {
    keys,
    update: (row, cell) => {
      const key = keyOf(cell);
      if (key === undefined) return 'unknown';
      if (Object.is(keys[row], key)) return 'same';
      keys[row] = key;
      return 'moved';
    },
  };
}
