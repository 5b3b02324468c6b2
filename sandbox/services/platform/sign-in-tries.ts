import type { Clock } from '../../clock.ts';

const allowed = 5;
const windowMilliseconds = 60_000;

/** Allows five wrong passwords per user name and minute. */
export class SignInTries {
  readonly #clock: Clock;
  readonly #failures = new Map<string, number[]>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** 0 when the name may try now. */
  secondsToWait(userName: string): number {
    const recent = this.#recent(userName);
    const first = recent.at(-allowed);
    return first === undefined ? 0 : Math.ceil((first + windowMilliseconds - this.#now()) / 1000);
  }

  fail(userName: string): void {
    // Drops old names, so that guessing doesn't fill the memory.
    for (const name of this.#failures.keys()) if (this.#recent(name).length === 0) this.#failures.delete(name);
    this.#failures.set(userName, [...this.#recent(userName), this.#now()]);
  }

  succeed(userName: string): void {
    this.#failures.delete(userName);
  }

  #recent(userName: string): number[] {
    const now = this.#now();
    return (this.#failures.get(userName) ?? []).filter((at) => at <= now && now - at < windowMilliseconds);
  }

  #now(): number {
    return this.#clock.now().getTime();
  }
}
