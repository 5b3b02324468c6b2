/**
 * What the outside world does in its own time (a clerk reviews, a sub-order id arrives): rows with a due moment of
 * the sandbox's clock. Each request first runs the due rows, so time needs no timer,
 * survives a restart and can be moved.
 */
import { asc, eq, lte } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { dueWork } from '../db/schema/control.ts';

/** Does one piece of work inside the transaction that removes it. `now` is the moment it was due. */
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

  /** Does everything that is due, oldest first, including what that makes due. */
  run(): Promise<void> {
    this.#running ??= this.#drain().finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #drain(): Promise<void> {
    while (await this.#runNext());
  }

  /** Each step and the removal of its row are one transaction: killed in between, it is simply done again. */
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

/** Schedules a step for a moment of the sandbox's clock. */
export async function schedule(
  db: Database,
  dueAt: Date,
  kind: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await db.insert(dueWork).values({ dueAt, kind, payload });
}
