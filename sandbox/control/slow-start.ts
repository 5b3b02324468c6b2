/** Billing that takes its time to start: its calls answer 503 `service-starting` until then. */
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { problem } from '../http/problem.ts';
import { readSetting, writeSetting } from './settings.ts';

const key = 'billing-ready-at';
/** Answered while billing starts. */
const answered: ReadonlySet<string> = new Set(['getBillingStartup', 'getBillingVersion']);

export class SlowStart {
  #readyAt = 0;
  readonly #db: Database;
  readonly #clock: Clock;

  constructor(db: Database, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  async load(): Promise<void> {
    const stored = await readSetting(this.#db, key);
    this.#readyAt = typeof stored === 'number' ? stored : 0;
  }

  get isStarting(): boolean {
    return this.#clock.now().getTime() < this.#readyAt;
  }

  /** Starts billing again, which takes `seconds`; 0 makes it ready at once. */
  async begin(seconds: number): Promise<void> {
    this.#readyAt = seconds === 0 ? 0 : this.#clock.now().getTime() + seconds * 1000;
    await writeSetting(this.#db, key, this.#readyAt);
  }

  /** @throws ProblemError 503 `service-starting` for calls that billing doesn't answer yet. */
  requireStarted(operationId: string): void {
    if (this.isStarting && !answered.has(operationId))
      throw problem(503, { code: 'service-starting', detail: 'Billing is starting.' });
  }
}
