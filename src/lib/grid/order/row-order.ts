/**
 * Which rows of a list are shown, in which order: numbers of its rows, which iterate. A list in its own order has none
 * written down: writing 100,000 takes a part of the first frame.
 */
export class RowOrder implements Iterable<number> {
  readonly length: number;
  readonly #numbers: Uint32Array | undefined;

  private constructor(length: number, numbers?: Uint32Array) {
    this.length = length;
    this.#numbers = numbers;
  }

  /** All rows of a list as they come. */
  static asListed(length: number): RowOrder {
    return new RowOrder(length);
  }

  static of(numbers: Uint32Array): RowOrder {
    return new RowOrder(numbers.length, numbers);
  }

  /** The number of the row at a place; the place itself past the end. */
  at(place: number): number {
    return this.#numbers?.[place] ?? place;
  }

  /** The numbers of the first rows. */
  first(count: number): number[] {
    return Array.from({ length: Math.min(count, this.length) }, (_, place) => this.at(place));
  }

  /** The rows for which something holds, in the same order. */
  filter(isWanted: (row: number) => boolean): RowOrder {
    const found = new Uint32Array(this.length);
    let count = 0;
    for (let place = 0; place < this.length; place += 1) {
      const row = this.at(place);
      if (isWanted(row)) found[count++] = row;
    }
    return RowOrder.of(found.subarray(0, count));
  }

  *[Symbol.iterator](): Generator<number> {
    for (let place = 0; place < this.length; place += 1) yield this.at(place);
  }
}
