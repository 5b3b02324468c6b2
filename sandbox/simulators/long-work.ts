/** Scheduled work that takes seconds: one step at a time, outside transactions, for which no request waits. */
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { dueWork } from '../db/schema/control.ts';
import { isDue, type Log, postpone, type Steps, type Work } from './due-steps.ts';

/** Milliseconds for which no other process starts a long step again: longer than any takes. */
const longestStep = 150_000;

export class LongWork {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #steps: Steps;
  readonly #log: Log;
  readonly #stopping: AbortSignal;
  #working: Promise<void> | undefined;
  /** Whether work may have come due since the last look. */
  #isStale = false;
  readonly kinds: readonly string[];

  constructor(db: Database, clock: Clock, steps: Steps, { log, stopping }: { log: Log; stopping: AbortSignal }) {
    this.#db = db;
    this.#clock = clock;
    this.#steps = steps;
    this.#log = log;
    this.#stopping = stopping;
    this.kinds = [...steps].flatMap(([kind, step]) => (typeof step === 'function' ? [] : [kind]));
  }

  get isWorking(): boolean {
    return this.#working !== undefined;
  }

  /** Runs the long steps that are due. Resolves when none is. */
  run(): Promise<void> {
    this.#isStale = true;
    this.#working ??= this.#work();
    return this.#working;
  }

  /** Resolves once no step is running. */
  async stop(): Promise<void> {
    await this.#working?.catch(() => {});
  }

  /** Makes steps due that a killed process had begun. Only for a process that is alone. */
  async resume(): Promise<void> {
    if (this.kinds.length === 0) return;
    await this.#db
      .update(dueWork)
      .set({ retryAt: null })
      .where(and(inArray(dueWork.kind, [...this.kinds]), eq(dueWork.attempts, 0)));
  }

  async #work(): Promise<void> {
    try {
      while (this.#isStale) {
        this.#isStale = false;
        for (let work = await this.#claim(); work; work = await this.#claim()) await this.#do(work);
      }
    } finally {
      this.#working = undefined;
    }
  }

  /** The next step, which no other process takes meanwhile. */
  async #claim(): Promise<Work | undefined> {
    if (this.kinds.length === 0 || this.#stopping.aborted) return undefined;
    const now = this.#clock.now();
    const next = this.#db
      .select({ workId: dueWork.workId })
      .from(dueWork)
      .where(and(isDue(now), inArray(dueWork.kind, [...this.kinds])))
      .orderBy(asc(dueWork.dueAt), asc(dueWork.workId))
      .limit(1)
      .for('update', { skipLocked: true });
    const [claimed] = await this.#db
      .update(dueWork)
      .set({ retryAt: new Date(now.getTime() + longestStep) })
      .where(inArray(dueWork.workId, next))
      .returning();
    return claimed;
  }

  async #do(work: Work): Promise<void> {
    try {
      const step = this.#steps.get(work.kind);
      if (!step || typeof step === 'function') throw new Error(`There is no long step ${work.kind}.`);
      const finish = await step.work(this.#db, work.payload, this.#stopping);
      await this.#db.transaction(async (tx) => {
        await finish(tx, this.#clock.now());
        await tx.delete(dueWork).where(eq(dueWork.workId, work.workId));
      });
    } catch (error) {
      if (this.#stopping.aborted) return;
      await this.#db.transaction((tx) => postpone(tx, work, error, { now: this.#clock.now(), log: this.#log }));
    }
  }
}
