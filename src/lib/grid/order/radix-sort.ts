/** Sorting row numbers by their keys: stable, without comparing objects, and mended when a few keys change. */

/** A column's keys (NaN: missing) and its direction. Missing values come last in both. */
export interface SortKeys {
  keys: Float64Array;
  desc: boolean;
}

const digit = 0x10000;
const missing = 0xffffffff;

/**
 * The numbers 0 … `length - 1` in the order of their keys, the first keys the most significant; equal rows keep their
 * order. A radix sort: the time does not depend on how the rows are mixed.
 */
export function sortByKeys(length: number, sort: readonly SortKeys[]): Uint32Array {
  let order = numbersTo(length);
  // Stable passes from the least significant column to the most significant one.
  for (const { keys, desc } of [...sort].reverse()) {
    const { high, low } = sortableBits(keys, desc);
    for (const [half, shift] of [
      [low, 0],
      [low, 16],
      [high, 0],
      [high, 16],
    ] as const)
      order = countingPass(order, half, shift);
  }
  return order;
}

/** Texts longer than this are compared, not sorted letter by letter. */
const longestSortedByLetter = 64;

/** Two letters have room in a digit where each, counted from 1, has room in a byte. */
const byte = 0xff;

/** The places of some texts in the order of the texts, by their code units. */
export function orderOfTexts(texts: readonly string[]): Uint32Array {
  const longest = texts.reduce((most, text) => Math.max(most, text.length), 0);
  const isShort = longest <= longestSortedByLetter;
  const order = isShort ? (byLetters(texts, longest, twoLetters) ?? byLetters(texts, longest, oneLetter)) : undefined;
  return order ?? byText(texts);
}

function byText(texts: readonly string[]): Uint32Array {
  const textAt = (place: number) => texts[place] ?? '';
  return numbersTo(texts.length).sort((one, other) =>
    textAt(one) < textAt(other) ? -1 : textAt(one) > textAt(other) ? 1 : 0,
  );
}

/** Letters of a text from a position on as one number, smaller for a text that has ended; undefined if they have no room in it. */
interface LetterDigit {
  letters: number;
  of: (text: string, position: number) => number | undefined;
}

const oneLetter: LetterDigit = {
  letters: 1,
  // The last code there is belongs to no letter.
  of: (text, position) => (position < text.length ? Math.min(text.charCodeAt(position) + 1, 0xffff) : 0),
};

const twoLetters: LetterDigit = {
  letters: 2,
  of: (text, position) => {
    const first = position < text.length ? text.charCodeAt(position) + 1 : 0;
    const second = position + 1 < text.length ? text.charCodeAt(position + 1) + 1 : 0;
    return first > byte || second > byte ? undefined : first * 0x100 + second;
  },
};

/** Sorts from the last letters to the first ones; undefined where a letter has no room in the digits. */
function byLetters(texts: readonly string[], longest: number, digitOf: LetterDigit): Uint32Array | undefined {
  let order = numbersTo(texts.length);
  const digits = new Uint32Array(texts.length);
  const last = Math.ceil(longest / digitOf.letters) - 1;
  for (let step = last; step >= 0; step -= 1) {
    for (let place = 0; place < texts.length; place += 1) {
      const letters = digitOf.of(texts[place] ?? '', step * digitOf.letters);
      if (letters === undefined) return undefined;
      digits[place] = letters;
    }
    order = countingPass(order, digits, 0);
  }
  return order;
}

/** 0 … `length - 1`. */
function numbersTo(length: number): Uint32Array<ArrayBuffer> {
  const numbers = new Uint32Array(length);
  for (let number = 0; number < length; number += 1) numbers[number] = number;
  return numbers;
}

/** The bits of each key, so that comparing them without a sign orders them as the numbers (IEEE 754), or the other way round. */
function sortableBits(keys: Float64Array, desc: boolean): { high: Uint32Array; low: Uint32Array } {
  // Adding 0 makes the two zeros one.
  const words = new Uint32Array(keys.map((key) => key + 0).buffer);
  const high = new Uint32Array(keys.length);
  const low = new Uint32Array(keys.length);
  for (let row = 0; row < keys.length; row += 1) {
    const lowWord = words[row * 2] ?? 0;
    const highWord = words[row * 2 + 1] ?? 0;
    const isNegative = highWord >>> 31 === 1;
    if (Number.isNaN(keys[row])) {
      high[row] = missing;
      low[row] = missing;
    } else if (isNegative === desc) {
      // Larger magnitudes come later, on the far side of zero.
      high[row] = desc ? (highWord & 0x7fffffff) | 0x80000000 : highWord | 0x80000000;
      low[row] = lowWord;
    } else {
      high[row] = desc ? ~highWord & 0x7fffffff : ~highWord;
      low[row] = ~lowWord;
    }
  }
  return { high, low };
}

function countingPass(order: Uint32Array<ArrayBuffer>, bits: Uint32Array, shift: number): Uint32Array<ArrayBuffer> {
  const starts = new Uint32Array(digit + 1);
  for (const row of order) {
    const value = ((bits[row] ?? 0) >>> shift) & 0xffff;
    starts[value + 1] = (starts[value + 1] ?? 0) + 1;
  }
  // All rows share this digit: nothing to do.
  if (starts.includes(order.length)) return order;
  for (let value = 0; value < digit; value += 1) starts[value + 1] = (starts[value + 1] ?? 0) + (starts[value] ?? 0);
  const next = new Uint32Array(order.length);
  for (const row of order) {
    const value = ((bits[row] ?? 0) >>> shift) & 0xffff;
    const place = starts[value] ?? 0;
    next[place] = row;
    starts[value] = place + 1;
  }
  return next;
}

/** An order after the keys of some rows have changed: those are taken out and put where they belong now. */
export function mergeChanged(order: Uint32Array, moved: ReadonlySet<number>, sort: readonly SortKeys[]): Uint32Array {
  const compare = comparator(sort);
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

/** Where a row belongs in an order, from `low` on. */
function placeIn(
  order: Uint32Array,
  row: number,
  from: number,
  compare: (one: number, other: number) => number,
): number {
  let low = from;
  let high = order.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (compare(order[middle] ?? 0, row) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

function comparator(sort: readonly SortKeys[]): (one: number, other: number) => number {
  return (one, other) => {
    for (const { keys, desc } of sort) {
      const a = keys[one] ?? Number.NaN;
      const b = keys[other] ?? Number.NaN;
      if (a === b) continue;
      if (Number.isNaN(a) || Number.isNaN(b)) {
        if (Number.isNaN(a) && Number.isNaN(b)) continue;
        return Number.isNaN(a) ? 1 : -1;
      }
      return a < b === desc ? 1 : -1;
    }
    return one - other;
  };
}
