/** Figures with their limits, printed as they are found. */
export class Limits {
  #exceeded = 0;
  #count = 0;

  /** Prints a figure, and counts it if it is beyond its limit. */
  check(name: string, value: number, most: number, unit = ''): void {
    this.#count += 1;
    const isWithin = value <= most;
    if (!isWithin) this.#exceeded += 1;
    console.log(`${value.toFixed(2).padStart(9)}${unit}  ${name} (≤ ${most}${unit}${isWithin ? '' : ': exceeded'})`);
  }

  /** Prints the sum; returns the exit code. */
  report(): 0 | 1 {
    console.log(`${this.#count - this.#exceeded} of ${this.#count} within their limits.`);
    return this.#exceeded === 0 ? 0 : 1;
  }
}

/** The fastest of some runs, in milliseconds: other work on the machine only ever delays. */
export async function fastest(work: () => Promise<unknown>, count = 7): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < count; run += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return Math.min(...times);
}
