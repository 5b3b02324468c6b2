/**
 * Scheduled work of the outside world (a clerk reviews, a suborder ID arrives), as rows due on the sandbox's clock.
 * Requests start due work and wait for it only briefly, so time needs no timers, survives a restart and can be moved.
 * See docs/adr/0005-time-is-rows-not-timers.md.
 */
import { setTimeout } from 'node:timers/promises';
import { and, asc, inArray, notInArray, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { dueWork } from '../db/schema/control.ts';
import { isDue, type Log, postpone, type Step, type Steps, type Work } from './due-steps.ts';
import { LongWork } from './long-work.ts';

export type { LongStep, Step, Steps } from './due-steps.ts';

/** How many rows a batch claimed, and how many of them it didn't come to. */
interface Batch {
  claimed: number;
  left: number;
}

interface Options {
  /** Receives the failures of steps; the console by default. */
  log?: Log;
  /** How long `catchUp` waits at most, in milliseconds. */
  patience?: number;
}

/** Steps claimed at once: PostgreSQL handles up to 64 savepoints cheaply. */
const batchSize = 50;
/** Milliseconds after which a batch starts no more steps: PGlite's requests wait for it. */
const batchTime = 50;
/** Milliseconds between looks at the work of another process. */
const otherProcess = 20;
/** Less than PostgreSQL's deadlock timeout (1 s), so that the step gives up and not a request. */
const lockTimeout = '500ms';

export class DueWork {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #steps: Steps;
  readonly #long: LongWork;
  readonly #log: Log;
  readonly #patience: number;
  #draining: Promise<void> | undefined;
  readonly #stopping = new AbortController();
  /** Whether work may have come due since the drain looked. */
  #isStale = false;

  constructor(db: Database, clock: Clock, steps: Steps, { log, patience }: Options = {}) {
    this.#db = db;
    this.#clock = clock;
    this.#steps = steps;
    this.#log = log ?? ((message, error) => console.error(message, error));
    this.#long = new LongWork(db, clock, steps, { log: this.#log, stopping: this.#stopping.signal });
    this.#patience = patience ?? 500;
  }

  /** Runs all due work, including work it schedules. Resolves when none is due, in other processes either. */
  async run(): Promise<void> {
    await this.#runShort();
    await this.#long.run();
  }

  #runShort(): Promise<void> {
    this.#isStale = true;
    this.#draining ??= this.#drain();
    return this.#draining;
  }

  /** Starts due work and waits until it is done or patience runs out, but for no long step. Never rejects. */
  async catchUp(): Promise<void> {
    const failed = (error: unknown) => this.#log('Due work failed', error);
    if (await this.#isIdle().catch(() => false)) return;
    if (this.#patience === Number.POSITIVE_INFINITY) return this.run().catch(failed);
    const caughtUp = this.#runShort().catch(failed);
    void caughtUp.then(() => this.#long.run()).catch(failed);
    const waiting = new AbortController();
    const patienceOver = setTimeout(this.#patience, undefined, { signal: waiting.signal }).catch(() => {});
    await Promise.race([caughtUp, patienceOver]);
    waiting.abort();
  }

  /** Starts no more work. Resolves after the current batch; a long step ends and starts over in the next process. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#draining?.catch(() => {});
    await this.#long.stop();
  }

  /** Makes long steps due that a killed process had begun. Only for a process that is alone. */
  resume(): Promise<void> {
    return this.#long.resume();
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Whether there is nothing to do or to wait for: the usual answer, in one query for both kinds of work. */
  async #isIdle(): Promise<boolean> {
    if (this.#draining || this.#long.isWorking) return false;
    const [due] = await this.#db
      .select({ workId: dueWork.workId })
      .from(dueWork)
      .where(isDue(this.#clock.now()))
      .limit(1);
    return due === undefined;
  }

  /** Due, and not a long step. */
  #isDueNow(now: Date) {
    const { kinds } = this.#long;
    const isShort = kinds.length > 0 ? notInArray(dueWork.kind, [...kinds]) : undefined;
    return and(isDue(now), isShort);
  }

  async #drain(): Promise<void> {
    try {
      while (this.#isStale) {
        this.#isStale = false;
        let isAnyDue = await this.#isAnyDue();
        while (isAnyDue && !this.#isStopped) {
          const { claimed, left } = await this.#runBatch();
          isAnyDue = left > 0 || (await this.#isAnyDue());
          // Another process runs the rest.
          if (isAnyDue && claimed === 0) await setTimeout(otherProcess);
        }
      }
    } finally {
      this.#draining = undefined;
    }
  }

  async #isAnyDue(): Promise<boolean> {
    const [due] = await this.#db
      .select({ workId: dueWork.workId })
      .from(dueWork)
      .where(this.#isDueNow(this.#clock.now()))
      .limit(1);
    return due !== undefined;
  }

  /**
   * Runs the oldest due rows in one transaction; returns how many it claimed, and left for the next batch. If a step fails, the batch is undone and
   * runs again with a savepoint per step, which takes two more queries each.
   */
  async #runBatch(): Promise<Batch> {
    try {
      return await this.#runClaimed((tx, { kind, payload, dueAt }) => this.#stepOf(kind)(tx, payload, dueAt));
    } catch {
      return this.#runClaimed((tx, work, now) => this.#attempt(tx, work, now));
    }
  }

  #runClaimed(runStep: (tx: Database, work: Work, now: Date) => Promise<void>): Promise<Batch> {
    const now = this.#clock.now();
    return this.#db.transaction(async (tx) => {
      const claimed = await tx
        .select()
        .from(dueWork)
        .where(this.#isDueNow(now))
        .orderBy(asc(dueWork.dueAt), asc(dueWork.workId))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      if (claimed.length === 0) return { claimed: 0, left: 0 };
      await tx.execute(sql.raw(`set local lock_timeout = '${lockTimeout}'`));
      const handled: number[] = [];
      const start = performance.now();
      for (const [place, work] of claimed.entries()) {
        await runStep(tx, work, now);
        handled.push(work.workId);
        const soonest = soonestInOrder.get(tx);
        const next = claimed[place + 1];
        if (soonest && next && soonest < next.dueAt) break;
        if (performance.now() - start > batchTime) break;
      }
      // A failed step's row is no longer due.
      await tx.delete(dueWork).where(and(inArray(dueWork.workId, handled), isDue(now)));
      return { claimed: claimed.length, left: claimed.length - handled.length };
    });
  }

  /** Runs a step in a savepoint, and postpones it if it fails. */
  async #attempt(tx: Database, work: Work, now: Date): Promise<void> {
    try {
      await tx.transaction(async (savepoint) => {
        await this.#stepOf(work.kind)(savepoint, work.payload, work.dueAt);
        const soonest = soonestInOrder.get(savepoint);
        if (soonest) noteInOrder(tx, soonest);
      });
    } catch (error) {
      await postpone(tx, work, error, { now, log: this.#log });
    }
  }

  #stepOf(kind: string): Step {
    const step = this.#steps.get(kind);
    if (typeof step !== 'function') throw new Error(`There is no step ${kind}.`);
    return step;
  }
}

interface Scheduling {
  /**
   * Runs before everything that is due later, also while a moved clock catches up: work that a running step plans is
   * otherwise done after the batch, with what was claimed before it existed.
   */
  inOrder?: true;
}

/** Due time of the soonest work in order that a transaction planned. */
const soonestInOrder = new WeakMap<Database, Date>();

function noteInOrder(db: Database, dueAt: Date): void {
  const known = soonestInOrder.get(db);
  if (!known || dueAt < known) soonestInOrder.set(db, dueAt);
}

/** Schedules a step on the sandbox's clock. */
export async function schedule(
  db: Database,
  dueAt: Date,
  kind: string,
  payload: Record<string, unknown>,
  { inOrder }: Scheduling = {},
): Promise<void> {
  if (inOrder) noteInOrder(db, dueAt);
  await scheduleAll(db, [{ dueAt, kind, payload }]);
}

/** Schedules several steps at once. */
export async function scheduleAll(
  db: Database,
  work: readonly Pick<typeof dueWork.$inferInsert, 'dueAt' | 'kind' | 'payload'>[],
): Promise<void> {
  if (work.length > 0) await db.insert(dueWork).values([...work]);
}
