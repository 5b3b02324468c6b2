/** Why fees could not be quoted, for the person. */
import { failureOf, isRefusal } from '@/api/errors';

export interface QuoteFailure {
  message: string;
  /** What is missing, a line each. */
  details: readonly string[];
  /** Asking again, with nothing changed, may help. */
  mayPass: boolean;
}

/** Reads a failed question for fees. What is missing from the content is no failure of anything. */
export function readQuoteFailure(error: unknown): QuoteFailure {
  const failure = failureOf(error);
  if (!isRefusal(failure)) return { message: 'The fees could not be quoted just now.', details: [], mayPass: true };
  const details = [...new Set(Object.values(failure.fieldErrors).flat())];
  if (failure.code === 'content-incomplete')
    return { message: 'Fees are quoted once this is entered:', details, mayPass: false };
  if (failure.code === 'card-expired')
    return { message: 'The chosen card has expired. Choose another payment account.', details: [], mayPass: false };
  return { message: failure.detail ?? 'The fees could not be quoted.', details, mayPass: failure.kind !== 'refused' };
}
