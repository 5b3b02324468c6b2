/** What a failed submission means to the person: what has happened, and whether pressing again is safe. */
import { ApiError } from '@/api/errors';

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
  if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500 || error.status === 408)
    return { kind: 'unconfirmed', message: unconfirmed };
  const detail = error.detail ?? error.message;
  if (error.status === 402 || error.code === 'card-expired')
    return { kind: 'payment', message: `${detail} Nothing was submitted.` };
  if (error.status === 409) return conflict(error, detail);
  if (error.status === 422 && Object.keys(error.fieldErrors).length > 0)
    return { kind: 'invalid', message: 'The court does not take everything as it was entered. Nothing was submitted.' };
  return { kind: 'refused', message: refusal(error, detail) };
}

function conflict(error: ApiError, detail: string): SubmitFailure {
  switch (error.code) {
    case 'quote-stale':
      return {
        kind: 'quote-stale',
        message: 'The fees have changed since they were quoted. Look at the new fees, then submit again.',
      };
    case 'draft-version-conflict':
      return { kind: 'conflict', message: 'Somebody saved this draft since you opened it. Nothing was submitted.' };
    case 'draft-submitted':
      return { kind: 'submitted', message: detail };
    default:
      return { kind: 'refused', message: detail };
  }
}

function refusal(error: ApiError, detail: string): string {
  if (error.status === 401) return 'Your session has ended and nothing was submitted. Sign in again, then submit.';
  if (error.status === 403) return 'You may not submit filings. Ask an administrator of your firm.';
  if (error.status === 423)
    return 'The account with the e-filing provider is locked, and nothing was submitted. Sign in there again, then submit.';
  return `${detail} Nothing was submitted.`;
}
