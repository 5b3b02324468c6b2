/** The steps of the process server, by name. Their payload is `{ jobId }`. */
import type { Database } from '../../db/connection.ts';
import { schedule } from '../due-work.ts';

export const servingWork = {
  /** A server accepts, or declines. */
  accept: 'serving.accept',
  /** An attempt; with its `number`, so that a repeated or overtaken one does nothing. */
  attempt: 'serving.attempt',
  /** Copies are mailed after a substitute service. */
  mail: 'serving.mail',
  sign: 'serving.sign',
  /** The server answers a message. */
  answer: 'serving.answer',
  trace: 'serving.trace',
  /** A reminder, `days` before the deadline. */
  remind: 'serving.remind',
} as const;

/** Who acts where no server does. */
export const dispatcher = 'Dispatch';

/** Hours from the end of service until the proof is signed. */
export const signedAfterHours = 2;

/** Minutes from dispatch until a server accepts. */
export const acceptedAfterMinutes = { standard: 20, rush: 5, 'same-day': 5 } as const;

/** A server accepts a dispatched job after some minutes (section 4). */
export async function scheduleAcceptance(
  tx: Database,
  jobs: readonly { jobId: string; level: keyof typeof acceptedAfterMinutes }[],
  dispatchedAt: Date,
): Promise<void> {
  for (const { jobId, level } of jobs)
    await schedule(tx, new Date(dispatchedAt.getTime() + acceptedAfterMinutes[level] * 60_000), servingWork.accept, {
      jobId,
    });
}
