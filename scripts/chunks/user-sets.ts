/** Sets of pages and dialogs as bits, which are compared a hundred thousand times. */
export class UserSets {
  readonly #places: number[];
  /** What each bit of a word counts. */
  readonly #weights: number[] = [];

  /** @param depths imports from the entry to each user: each makes it count an eighth */
  constructor(depths: readonly number[]) {
    const next = new Map<number, number>();
    // A word has users of one depth.
    this.#places = depths.map((depth) => {
      let place = next.get(depth);
      if (place === undefined || place % 32 === 0) {
        place = this.#weights.length * 32;
        this.#weights.push(8 ** -depth);
      }
      next.set(depth, place + 1);
      return place;
    });
  }

  /** The set of users with these numbers. */
  of(users: readonly number[]): Uint32Array {
    const set = new Uint32Array(this.#weights.length);
    for (const user of users) {
      const place = this.#places[user] ?? 0;
      set[place >> 5] = (set[place >> 5] ?? 0) | (1 << (place & 31));
    }
    return set;
  }

  union(one: Uint32Array, other: Uint32Array): Uint32Array {
    return one.map((word, index) => word | (other[index] ?? 0));
  }

  difference(one: Uint32Array, other: Uint32Array): Uint32Array {
    return one.map((word, index) => word & ~(other[index] ?? 0));
  }

  weigh(set: Uint32Array): number {
    return this.weighBoth(set, set);
  }

  /** What the users that two sets share count. */
  weighBoth(one: Uint32Array, other: Uint32Array): number {
    let sum = 0;
    for (let index = 0; index < one.length; index += 1)
      sum += bitsIn((one[index] ?? 0) & (other[index] ?? 0)) * (this.#weights[index] ?? 0);
    return sum;
  }
}

function bitsIn(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}
