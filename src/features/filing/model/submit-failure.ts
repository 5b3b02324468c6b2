/** What a failed submission means to the person: what has happened, and whether pressing again is safe. */
import { type Failure, failureOf, mayHaveTakenEffect } from '@/api/errors';

export type SubmitFailure =
  /** No answer, or none that says anything: it may have arrived. The key of the submission makes pressing again safe. */
  | { kind: 'unconfirmed'; message: string }
  /** Values were refused, see the problems. */
  | { kind: 'invalid'; message: string }
  /** The payment was declined. */
  | { kind: 'payment'; message: string }
  /** The fees have changed since they were shown. */
  | { kind: 'quote-stale'; message: string }
  /** Somebody saved the draft since. */
  | { kind: 'conflict'; message: string }
  /** It was submitted before. */
  | { kind: 'submitted'; message: string }
  /** Nothing was sent, for the reason given. */
  | { kind: 'refused'; message: string };

const unconfirmed =
  'We could not confirm that the filing reached the court. Nothing you entered is lost. Pressing Submit again will not file twice.';

/** Reads a failed submission. */
export function readSubmitFailure(error: unknown): SubmitFailure {
  if (mayHaveTakenEffect(error)) return { kind: 'unconfirmed', message: unconfirmed };
  const failure = failureOf(error);
  const words = failure.detail ?? failure.message;
  const refused = { kind: 'refused', message: `${words} Nothing was submitted.` } as const;
  if (failure.code === 'card-expired') return { ...refused, kind: 'payment' };
  switch (failure.kind) {
    case 'payment-declined':
      return { ...refused, kind: 'payment' };
    case 'conflict':
      return conflict(failure.code, words);
    case 'signed-out':
      return {
        kind: 'refused',
        message: 'Your session has ended and nothing was submitted. Sign in again, then submit.',
      };
    case 'denied':
      return { kind: 'refused', message: 'You may not submit filings. Ask an administrator of your firm.' };
    default:
      return hasFieldErrors(failure)
        ? {
            kind: 'invalid',
            message: 'The court does not take everything as it was entered. Nothing was submitted.',
          }
        : refused;
  }
}

const hasFieldErrors = ({ fieldErrors }: Failure) => Object.keys(fieldErrors).length > 0;

function conflict(code: string | undefined, words: string): SubmitFailure {
  switch (code) {
    case 'quote-stale':
      return {
        kind: 'quote-stale',
        message: 'The fees have changed since they were quoted. Look at the new fees, then submit again.',
      };
    case 'draft-version-conflict':
      return { kind: 'conflict', message: 'Somebody saved this draft since you opened it. Nothing was submitted.' };
    case 'draft-submitted':
      return { kind: 'submitted', message: words };
    default:
      return { kind: 'refused', message: words };
  }
}
