/**
 * The row numbers to show, in order. An unsorted list stores no numbers: writing 100,000 would take part of the first
 * frame.
 */
export class RowOrder implements Iterable<number> {
  readonly length: number;
  readonly #numbers: Uint32Array | undefined;

  private constructor(length: number, numbers?: Uint32Array) {
    this.length = length;
    this.#numbers = numbers;
  }

  /** All rows, unsorted. */
  static asListed(length: number): RowOrder {
    return new RowOrder(length);
  }

  static of(numbers: Uint32Array): RowOrder {
    return new RowOrder(numbers.length, numbers);
  }

  /** The row number at a position; past the end, the position itself. */
  at(place: number): number {
    return this.#numbers?.[place] ?? place;
  }

  /** The row numbers from position `start` up to `end`, which may be past the last. */
  between(start: number, end: number): number[] {
    return Array.from({ length: Math.max(0, Math.min(end, this.length) - start) }, (_, place) =>
      this.at(start + place),
    );
  }

  /** The rows that match, in the same order. */
  filter(isMatch: (row: number) => boolean): RowOrder {
    const matches = new Uint32Array(this.length);
    let count = 0;
    for (let place = 0; place < this.length; place += 1) {
      const row = this.at(place);
      if (isMatch(row)) matches[count++] = row;
    }
    return RowOrder.of(matches.subarray(0, count));
  }

  *[Symbol.iterator](): Generator<number> {
    for (let place = 0; place < this.length; place += 1) yield this.at(place);
  }
}
