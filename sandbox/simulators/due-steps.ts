/** Steps of scheduled work, when their rows are due, and what becomes of one that fails. */
import { and, eq, isNull, lte, or } from 'drizzle-orm';
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

export type Work = typeof dueWork.$inferSelect;

/** Seconds until the next attempt, by number of failures. */
const pauses = [1, 5, 30, 120, 600];
/** Attempts before a step is set aside. */
export const mostAttempts = pauses.length + 1;
/** Longest stored message of a failure. */
const messageLength = 500;

/** Receives the failures of steps. */
export type Log = (message: string, error: unknown) => void;

/** Rows that can be run at `now`. */
export function isDue(now: Date) {
  const isTried = or(isNull(dueWork.retryAt), lte(dueWork.retryAt, now));
  return and(lte(dueWork.dueAt, now), isTried, isNull(dueWork.setAsideAt));
}

/** Schedules the next attempt of a step that failed, or sets it aside after the last. */
export async function postpone(
  tx: Database,
  work: Work,
  cause: unknown,
  { now, log }: { now: Date; log: Log },
): Promise<void> {
  const { workId, kind } = work;
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const attempts = work.attempts + 1;
  log(`Step ${kind} (${workId}) failed, attempt ${attempts} of ${mostAttempts}`, error);
  const pause = pauses[work.attempts];
  const next =
    pause === undefined ? { retryAt: null, setAsideAt: now } : { retryAt: new Date(now.getTime() + pause * 1000) };
  await tx
    .update(dueWork)
    .set({ attempts, error: messageOf(error), ...next })
    .where(eq(dueWork.workId, workId));
}

/** The database's own message: the query around it repeats whole documents. */
function messageOf({ message, cause }: Error): string {
  return (cause instanceof Error ? cause.message : message).replaceAll('\u0000', '').slice(0, messageLength);
}
