/** The steps of the process server, by name. Their payload is `{ jobId }`. */
import type { Database } from '../../db/connection.ts';
import { schedule } from '../due-work.ts';

export const servingWork = {
  /** A server accepts, or declines. */
  accept: 'serving.accept',
  /** An attempt; with its `number`, so that a repeated or overtaken one does nothing. */
  attempt: 'serving.attempt',
  sign: 'serving.sign',
  /** The server answers a message. */
  answer: 'serving.answer',
  trace: 'serving.trace',
  /** A reminder, `days` before the deadline. */
  remind: 'serving.remind',
} as const;

const minutes = { standard: 20, rush: 5, 'same-day': 5 } as const;

/** A server accepts a dispatched job after some minutes (section 4). */
export async function scheduleAcceptance(
  tx: Database,
  jobs: readonly { jobId: string; level: keyof typeof minutes }[],
  dispatchedAt: Date,
): Promise<void> {
  for (const { jobId, level } of jobs)
    await schedule(tx, new Date(dispatchedAt.getTime() + minutes[level] * 60_000), servingWork.accept, { jobId });
}
