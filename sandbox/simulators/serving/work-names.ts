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
  /** Looks whether the clerk decided about the filing that an order waits for. Its payload is `{ orderId }`. */
  follow: 'serving.follow',
  /** A reminder, `days` before the deadline. */
  remind: 'serving.remind',
  /** What the firm left open for three business days wants its attention. */
  attention: 'serving.attention',
} as const;

/** Who acts where no server does. */
export const dispatcher = 'Dispatch';

/** Hours from the end of service until the proof is signed. */
export const signedAfterHours = 2;

/** Minutes from dispatch until a server accepts. */
export const acceptedAfterMinutes = { standard: 20, rush: 5, 'same-day': 5 } as const;

/** Minutes between looks at the clerk's decision. */
export const followedEveryMinutes = 30;

/** Looks for the clerk's decision from time to time, so that no one must open the order to move it. */
export async function scheduleFollowing(tx: Database, orderId: number, now: Date): Promise<void> {
  await schedule(tx, new Date(now.getTime() + followedEveryMinutes * 60_000), servingWork.follow, { orderId });
}

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
