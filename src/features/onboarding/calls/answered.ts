import { failureOf } from '@/api/errors';
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
    throw failureOf(error).kind === 'offline' ? new NoAnswerError(wasOffline, { cause: error }) : error;
  }
}
