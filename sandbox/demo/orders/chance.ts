/** Chance that falls the same way every time: the demo must not differ from one machine to the next. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** From 0 up to, not including, 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  /** Whether something of this likelihood happens. */
  happens(likelihood: number): boolean {
    return this.next() < likelihood;
  }

  /** A separate sequence for one part, so that its use does not change other parts. */
  fork(): Chance {
    return new Chance(this.between(0, 0x7fffffff));
  }

  /** One of some values. */
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
