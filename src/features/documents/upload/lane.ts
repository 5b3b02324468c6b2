/** Lets so many tasks through at a time, in the order in which they came. */
export class Lane {
  readonly #waiting: (() => void)[] = [];
  #free: number;

  constructor(width: number) {
    this.#free = width;
  }

  /** Runs the task when there is room, and answers what it answers. */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#free > 0) this.#free -= 1;
    else await new Promise<void>((go) => this.#waiting.push(go));
    try {
      return await task();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#free += 1;
    }
  }
}
