import { ApiError } from '@/api/errors';
import { NoAnswerError } from '../model/failures';

/**
 * Runs a call of a step. Nothing is sent again by itself.
 * @throws what the call throws; NoAnswerError when it was not answered.
 */
export async function answered<T>(call: () => Promise<T>): Promise<T> {
  const wasOffline = !navigator.onLine;
  try {
    return await call();
  } catch (error) {
    throw error instanceof ApiError && error.status === 0 ? new NoAnswerError(wasOffline, { cause: error }) : error;
  }
}

/** Whether a call that failed may have been carried out all the same: it was not answered, or not by a refusal. */
export function mayHaveHappened(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status >= 500 || error.status === 408;
}
