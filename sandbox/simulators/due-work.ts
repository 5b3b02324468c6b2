/**
 * Scheduled work of the outside world (a clerk reviews, a suborder ID arrives), as rows due on the sandbox's clock.
 * Each request first runs due rows, so time needs no timers, survives a restart and can be moved.
 */
import { asc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { dueWork } from '../db/schema/control.ts';

/** Does one piece of work in the transaction that removes its row. `now` is its due time. */
export type Step = (tx: Database, payload: Record<string, unknown>, now: Date) => Promise<void>;

export class DueWork {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #steps: ReadonlyMap<string, Step>;
  #running: Promise<void> | undefined;

  constructor(db: Database, clock: Clock, steps: ReadonlyMap<string, Step>) {
    this.#db = db;
    this.#clock = clock;
    this.#steps = steps;
  }

  /** Runs all due work, oldest first, including work it schedules. */
  run(): Promise<void> {
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #drain(): Promise<void> {
    while (await this.#runNext());
  }

  /** A step and its row's removal are one transaction: if interrupted, the step runs again. */
  async #runNext(): Promise<boolean> {
    const now = this.#clock.now();
    const next = () =>
      this.#db
        .select()
        .from(dueWork)
        .where(lte(dueWork.dueAt, now))
        .orderBy(asc(dueWork.dueAt), asc(dueWork.workId))
        .limit(1);
    const [due] = await next();
    if (!due) return false;
    await this.#db.transaction(async (tx) => {
      const taken = await tx.delete(dueWork).where(eq(dueWork.workId, due.workId)).returning();
      if (taken.length > 0) await this.#steps.get(due.kind)?.(tx, due.payload, due.dueAt);
    });
    return true;
  }
}

/** Schedules a step on the sandbox's clock. */
export async function schedule(
  db: Database,
  dueAt: Date,
  kind: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await db.insert(dueWork).values({ dueAt, kind, payload });
}
