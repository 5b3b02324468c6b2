/** Sorts row numbers by the keys of their columns, and updates the order when a few keys change. */
import type { Keys } from './column-keys';
import { radixSort } from './radix-sort';

/** A column's keys and direction. Missing values (NaN, or an empty text) come last in both directions. */
export interface SortKeys {
  keys: Keys;
  desc: boolean;
}

/** Below this many rows, comparing numbers is faster than counting their digits. */
const radixSortFrom = 20_000;

/** The row numbers 0 … `length - 1` sorted by `sort`, most significant column first; equal rows keep their order. */
export function sortRows(length: number, sort: readonly SortKeys[]): Uint32Array {
  let order = new Uint32Array(length);
  for (let row = 0; row < length; row += 1) order[row] = row;
  // Stable passes, least significant column first.
  for (const { keys, desc } of [...sort].reverse())
    order = keys instanceof Float64Array ? sortByNumbers(order, keys, desc) : order.sort(compareTexts(keys, desc));
  return order;
}

function sortByNumbers(order: Uint32Array<ArrayBuffer>, keys: Float64Array, desc: boolean): Uint32Array<ArrayBuffer> {
  if (order.length < radixSortFrom) return order.sort(compareNumbers(keys, desc));
  // Adding to 0 turns -0 into 0; NaN sorts after every number.
  return radixSort(order, desc ? keys.map((key) => 0 - key) : keys.map((key) => 0 + key));
}

/** Moves the rows whose keys changed to their new places. */
export function mergeChanged(order: Uint32Array, moved: ReadonlySet<number>, sort: readonly SortKeys[]): Uint32Array {
  const compare = compareRows(sort);
  const rest = order.filter((row) => !moved.has(row));
  const next = new Uint32Array(order.length);
  let taken = 0;
  let placed = 0;
  for (const row of [...moved].sort(compare)) {
    const end = placeIn(rest, row, taken, compare);
    next.set(rest.subarray(taken, end), placed);
    placed += end - taken;
    taken = end;
    next[placed++] = row;
  }
  next.set(rest.subarray(taken), placed);
  return next;
}

type Compare = (one: number, other: number) => number;

/** The first place at or after `from` where a row can be inserted. */
function placeIn(order: Uint32Array, row: number, from: number, compare: Compare): number {
  let low = from;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] ?? 0, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function compareRows(sort: readonly SortKeys[]): Compare {
  const columns = sort.map(({ keys, desc }) =>
    keys instanceof Float64Array ? compareNumbers(keys, desc) : compareTexts(keys, desc),
  );
  return (one, other) => {
    for (const compare of columns) {
      const order = compare(one, other);
      if (order !== 0) return order;
    }
    return one - other;
  };
}

function compareNumbers(keys: Float64Array, desc: boolean): Compare {
  return (one, other) => {
    const a = keys[one] ?? Number.NaN;
    const b = keys[other] ?? Number.NaN;
    if (a < b) return desc ? 1 : -1;
    if (a > b) return desc ? -1 : 1;
    return Number(Number.isNaN(a)) - Number(Number.isNaN(b));
  };
}

function compareTexts(keys: readonly string[], desc: boolean): Compare {
  return (one, other) => {
    const a = keys[one] ?? '';
    const b = keys[other] ?? '';
    if (a === b) return 0;
    if (a === '') return 1;
    if (b === '') return -1;
    return a < b === desc ? 1 : -1;
  };
}
