/** Why an envelope was not sent, or that it isn't known, and what to do. */
import { failureOf, mayHaveTakenEffect } from '@/api/errors';

interface SendingFailure {
  message: string;
  /** What the service says about parts of the envelope. */
  details: readonly string[];
  /** An earlier try sent what stood in the form before it was changed. */
  wasSentBefore: boolean;
  /** The fee shown is outdated. */
  isFeeOutdated: boolean;
}

export function readSendingFailure(error: unknown): SendingFailure {
  const failure = failureOf(error);
  const details = [...new Set(Object.values(failure.fieldErrors).flat())];
  return {
    message: messageOf(error, details.length > 0),
    details,
    wasSentBefore: failure.code === 'idempotency-key-reused',
    isFeeOutdated: failure.code === 'fee-changed',
  };
}

function messageOf(error: unknown, hasDetails: boolean): string {
  if (mayHaveTakenEffect(error))
    return 'It is not known whether the envelope was sent. Try again: nothing is sent twice.';
  const failure = failureOf(error);
  if (failure.code === 'idempotency-key-reused')
    return 'An earlier try already sent what you entered before your last changes. The order is in All Orders. To send this, too, send again.';
  if (hasDetails) return 'Nothing was sent. Fix this first:';
  if (failure.kind === 'signed-out')
    return 'Your session has ended and nothing was sent. Sign in again, then try again.';
  return `${failure.detail ?? 'The envelope could not be sent.'} Nothing was sent.`;
}
