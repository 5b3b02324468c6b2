/** How the steps call the backends: one call at a time, without automatic retries. */
import type { QueryClient } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import { NoAnswerError } from '../model/failures';

/** What a step's calls are made with. */
export interface StepContext {
  queryClient: QueryClient;
  /** The short-lived token of a sign-up; the session's token is used without it. */
  tempAuthId?: string | undefined;
}

/** Request options with the sign-up's own token, regardless of the session on this device. */
export function withToken({ tempAuthId }: StepContext): { token?: string } {
  return tempAuthId ? { token: tempAuthId } : {};
}

/**
 * Runs a call once.
 * @throws what the call throws, or NoAnswerError without a response.
 */
export async function requireAnswer<T>(call: () => Promise<T>): Promise<T> {
  const wasOffline = !navigator.onLine;
  try {
    return await call();
  } catch (error) {
    throw failureOf(error).kind === 'offline' ? new NoAnswerError(wasOffline, { cause: error }) : error;
  }
}

/** Callers that come while the work is running (a double click, Enter pressed twice) share its result. */
export function singleFlight<Arguments extends unknown[], Result>(
  work: (...given: Arguments) => Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  let running: Promise<Result> | undefined;
  return (...given) => {
    running ??= work(...given).finally(() => {
      running = undefined;
    });
    return running;
  };
}

/** Runs work of this name in one browser tab at a time. */
export function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request(name, work) : work();
}
