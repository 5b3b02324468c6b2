/** A seeded random generator: the demo is the same on every machine. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** In [0, 1), by mulberry32. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** An integer from `least` to `most`, inclusive. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** True with this probability. */
  happens(likelihood: number): boolean {
    return this.next() < likelihood;
  }

  /** An independent sequence, so that its use doesn't shift other parts. */
  fork(): Chance {
    return new Chance(this.between(0, 0x7fffffff));
  }

  pick<T>(values: readonly T[]): T {
    const picked = values[this.between(0, values.length - 1)];
    if (picked === undefined) throw new Error('There is nothing to pick from.');
    return picked;
  }

  /** A GUID. */
  guid(): string {
    const digits = Array.from({ length: 32 }, () => this.between(0, 15).toString(16)).join('');
    return [
      digits.slice(0, 8),
      digits.slice(8, 12),
      `4${digits.slice(13, 16)}`,
      `a${digits.slice(17, 20)}`,
      digits.slice(20),
    ].join('-');
  }
}
