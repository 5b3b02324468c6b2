/**
 * Scheduled work of the outside world (a clerk reviews, a suborder ID arrives), as rows due on the sandbox's clock.
 * Requests start due work and wait for it only briefly, so time needs no timers, survives a restart and can be moved.
 * See docs/adr/0005-time-is-rows-not-timers.md.
 */
import { setTimeout } from 'node:timers/promises';
import { and, asc, eq, inArray, isNull, lte, notInArray, or, sql } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/connection.ts';
import { dueWork } from '../db/schema/control.ts';

/**
 * Does one piece of work. `now` is its due time. Its changes and its row's removal are committed together; if it
 * throws, its changes are undone and it runs again later.
 */
export type Step = (tx: Database, payload: Record<string, unknown>, now: Date) => Promise<void>;

/**
 * Work that takes seconds, such as reading scans: no request waits for it, and no transaction is open meanwhile. One runs
 * at a time. If it throws, it runs again later, as a step does.
 */
export interface LongStep {
  /** Resolves with its changes, which are committed with its row's removal. `signal`: the sandbox is closing. */
  work(
    db: Database,
    payload: Record<string, unknown>,
    signal: AbortSignal,
  ): Promise<(tx: Database, now: Date) => Promise<void>>;
}

export type Steps = ReadonlyMap<string, Step | LongStep>;

type Work = typeof dueWork.$inferSelect;

interface Options {
  /** Receives the failures of steps; the console by default. */
  log?: (message: string, error: unknown) => void;
  /** How long `catchUp` waits at most, in milliseconds. */
  patience?: number;
}

/** Seconds until the next attempt, by number of failures. */
const pauses = [1, 5, 30, 120, 600];
/** Attempts before a step is set aside. */
export const mostAttempts = pauses.length + 1;
/** Steps claimed at once: PostgreSQL handles up to 64 savepoints cheaply. */
const batchSize = 50;
/** Milliseconds after which a batch starts no more steps: PGlite's requests wait for it. */
const batchTime = 50;
/** Milliseconds between looks at the work of another process. */
const otherProcess = 20;
/** Less than PostgreSQL's deadlock timeout (1 s), so that the step gives up and not a request. */
const lockTimeout = '500ms';
/** Milliseconds for which no other process starts a long step again: longer than any takes. */
const longestStep = 150_000;
/** Longest stored message of a failure. */
const messageLength = 500;

export class DueWork {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #steps: Steps;
  readonly #longKinds: readonly string[];
  readonly #log: (message: string, error: unknown) => void;
  readonly #patience: number;
  #draining: Promise<void> | undefined;
  #working: Promise<void> | undefined;
  readonly #stopping = new AbortController();
  /** Whether work may have come due since the drain looked. */
  #isStale = false;
  #isLongStale = false;

  constructor(db: Database, clock: Clock, steps: Steps, { log, patience }: Options = {}) {
    this.#db = db;
    this.#clock = clock;
    this.#steps = steps;
    this.#longKinds = [...steps].flatMap(([kind, step]) => (typeof step === 'function' ? [] : [kind]));
    this.#log = log ?? ((message, error) => console.error(message, error));
    this.#patience = patience ?? 500;
  }

  /** Runs all due work, including work it schedules. Resolves when none is due, in other processes either. */
  async run(): Promise<void> {
    await this.#runShort();
    await this.#runLong();
  }

  #runShort(): Promise<void> {
    this.#isStale = true;
    this.#draining ??= this.#drain();
    return this.#draining;
  }

  #runLong(): Promise<void> {
    this.#isLongStale = true;
    this.#working ??= this.#workLong();
    return this.#working;
  }

  /** Starts due work and waits until it is done or patience runs out, but for no long step. Never rejects. */
  async catchUp(): Promise<void> {
    const failed = (error: unknown) => this.#log('Due work failed', error);
    if (this.#patience === Number.POSITIVE_INFINITY) return this.run().catch(failed);
    const caughtUp = this.#runShort().catch(failed);
    void caughtUp.then(() => this.#runLong()).catch(failed);
    const waiting = new AbortController();
    const patienceOver = setTimeout(this.#patience, undefined, { signal: waiting.signal }).catch(() => {});
    await Promise.race([caughtUp, patienceOver]);
    waiting.abort();
  }

  /** Starts no more work. Resolves after the current batch; a long step ends and starts over in the next process. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#draining?.catch(() => {});
    await this.#working?.catch(() => {});
  }

  /** Makes long steps due that a killed process had begun. Only for a process that is alone. */
  async resume(): Promise<void> {
    if (this.#longKinds.length === 0) return;
    await this.#db
      .update(dueWork)
      .set({ retryAt: null })
      .where(and(inArray(dueWork.kind, [...this.#longKinds]), eq(dueWork.attempts, 0)));
  }

  get #isStopped(): boolean {
    return this.#stopping.signal.aborted;
  }

  async #workLong(): Promise<void> {
    try {
      while (this.#isLongStale) {
        this.#isLongStale = false;
        for (let work = await this.#claimLong(); work; work = await this.#claimLong()) await this.#doLong(work);
      }
    } finally {
      this.#working = undefined;
    }
  }

  /** The next long step, which no other process takes meanwhile. */
  async #claimLong(): Promise<Work | undefined> {
    if (this.#longKinds.length === 0 || this.#isStopped) return undefined;
    const now = this.#clock.now();
    const next = this.#db
      .select({ workId: dueWork.workId })
      .from(dueWork)
      .where(and(isDue(now), inArray(dueWork.kind, [...this.#longKinds])))
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

  async #doLong(work: Work): Promise<void> {
    try {
      const step = this.#steps.get(work.kind);
      if (!step || typeof step === 'function') throw new Error(`There is no long step ${work.kind}.`);
      const finish = await step.work(this.#db, work.payload, this.#stopping.signal);
      await this.#db.transaction(async (tx) => {
        await finish(tx, this.#clock.now());
        await tx.delete(dueWork).where(eq(dueWork.workId, work.workId));
      });
    } catch (error) {
      if (this.#isStopped) return;
      const failure = error instanceof Error ? error : new Error(String(error));
      await this.#db.transaction((tx) => this.#postpone(tx, work, failure, this.#clock.now()));
    }
  }

  /** Due, and not a long step. */
  #isDueNow(now: Date) {
    const isShort = this.#longKinds.length > 0 ? notInArray(dueWork.kind, [...this.#longKinds]) : undefined;
    return and(isDue(now), isShort);
  }

  async #drain(): Promise<void> {
    try {
      while (this.#isStale) {
        this.#isStale = false;
        while (!this.#isStopped && (await this.#isAnyDue())) {
          // Another process runs the rest.
          if ((await this.#runBatch()) === 0) await setTimeout(otherProcess);
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
   * Runs the oldest due rows in one transaction; returns how many it claimed. If a step fails, the batch is undone and
   * runs again with a savepoint per step, which takes two more queries each.
   */
  async #runBatch(): Promise<number> {
    try {
      return await this.#runClaimed((tx, { kind, payload, dueAt }) => this.#stepOf(kind)(tx, payload, dueAt));
    } catch {
      return this.#runClaimed((tx, work, now) => this.#attempt(tx, work, now));
    }
  }

  #runClaimed(runStep: (tx: Database, work: Work, now: Date) => Promise<void>): Promise<number> {
    const now = this.#clock.now();
    return this.#db.transaction(async (tx) => {
      const claimed = await tx
        .select()
        .from(dueWork)
        .where(this.#isDueNow(now))
        .orderBy(asc(dueWork.dueAt), asc(dueWork.workId))
        .limit(batchSize)
        .for('update', { skipLocked: true });
      if (claimed.length === 0) return 0;
      await tx.execute(sql.raw(`set local lock_timeout = '${lockTimeout}'`));
      const handled: number[] = [];
      const start = performance.now();
      for (const work of claimed) {
        await runStep(tx, work, now);
        handled.push(work.workId);
        if (performance.now() - start > batchTime) break;
      }
      // A failed step's row is no longer due.
      await tx.delete(dueWork).where(and(inArray(dueWork.workId, handled), isDue(now)));
      return claimed.length;
    });
  }

  /** Runs a step in a savepoint, and postpones it if it fails. */
  async #attempt(tx: Database, work: Work, now: Date): Promise<void> {
    try {
      await tx.transaction((savepoint) => this.#stepOf(work.kind)(savepoint, work.payload, work.dueAt));
    } catch (error) {
      await this.#postpone(tx, work, error instanceof Error ? error : new Error(String(error)), now);
    }
  }

  #stepOf(kind: string): Step {
    const step = this.#steps.get(kind);
    if (typeof step !== 'function') throw new Error(`There is no step ${kind}.`);
    return step;
  }

  /** Schedules the next attempt, or sets the step aside after the last. */
  async #postpone(tx: Database, { workId, kind, attempts: earlier }: Work, error: Error, now: Date): Promise<void> {
    const attempts = earlier + 1;
    this.#log(`Step ${kind} (${workId}) failed, attempt ${attempts} of ${mostAttempts}`, error);
    const pause = pauses[earlier];
    const next =
      pause === undefined ? { retryAt: null, setAsideAt: now } : { retryAt: new Date(now.getTime() + pause * 1000) };
    await tx
      .update(dueWork)
      .set({ attempts, error: messageOf(error), ...next })
      .where(eq(dueWork.workId, workId));
  }
}

function isDue(now: Date) {
  const isTried = or(isNull(dueWork.retryAt), lte(dueWork.retryAt, now));
  return and(lte(dueWork.dueAt, now), isTried, isNull(dueWork.setAsideAt));
}

/** The database's own message: the query around it repeats whole documents. */
function messageOf({ message, cause }: Error): string {
  return (cause instanceof Error ? cause.message : message).replaceAll('\u0000', '').slice(0, messageLength);
}

/** Schedules a step on the sandbox's clock. */
export async function schedule(
  db: Database,
  dueAt: Date,
  kind: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await scheduleAll(db, [{ dueAt, kind, payload }]);
}

/** Schedules several steps at once. */
export async function scheduleAll(
  db: Database,
  work: readonly Pick<typeof dueWork.$inferInsert, 'dueAt' | 'kind' | 'payload'>[],
): Promise<void> {
  if (work.length > 0) await db.insert(dueWork).values([...work]);
}
