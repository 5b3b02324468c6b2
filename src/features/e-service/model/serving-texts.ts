/** What a person must know about serving electronically (filing variants, sections 1 and 7). */
import { failureOf, mayHaveTakenEffect } from '@/api/errors';
import type { StateCode } from '@/api/generated/filing/model';

/** Where electronic service gives the other side longer to respond. */
const responseTimes: Readonly<Partial<Record<StateCode, string>>> = {
  CA: 'The time to respond is two court days longer.',
};

/** Tells how electronic service changes the time to respond; undefined where it doesn't. */
export function responseTimeText(state: StateCode): string | undefined {
  return responseTimes[state];
}

/** Tells whether an earlier try, whose answer was lost, served what stood in the form before it was changed. */
export const wasServedBefore = (error: unknown): boolean => failureOf(error).code === 'idempotency-key-reused';

/** Tells why documents weren't served, or that it isn't known, and what to do. */
export function serveFailureText(error: unknown): string {
  if (mayHaveTakenEffect(error))
    return 'It is not known whether the documents were served. Try again: no one is served twice.';
  if (wasServedBefore(error))
    return 'An earlier try already served what you entered before your last changes. The order is in All Orders. Nothing more was served; to serve this, too, serve again.';
  const failure = failureOf(error);
  const [first] = Object.values(failure.fieldErrors).flat();
  const words = first ?? failure.detail ?? 'The documents could not be served.';
  if (failure.kind === 'signed-out')
    return 'Your session has ended and nothing was served. Sign in again, then try again.';
  return failure.code === 'already-served-again' ? words : `${words} Nothing was served.`;
}
