/** Why a service was not ordered, or that it isn't known, and what to do. */
import { failureOf, mayHaveTakenEffect } from '@/api/errors';

export interface OrderFailure {
  message: string;
  /** Messages by field of the form. */
  fields: ReadonlyMap<string, string>;
  /** An earlier try ordered what stood in the form before it was changed. */
  wasOrderedBefore: boolean;
  /** The form's fee is outdated. */
  isFeeOutdated: boolean;
}

export function readOrderFailure(error: unknown): OrderFailure {
  const failure = failureOf(error);
  const fields = new Map(
    Object.entries(failure.fieldErrors).flatMap(([path, [first]]) =>
      path.startsWith('answers.') && first !== undefined ? [[path.slice('answers.'.length), first] as const] : [],
    ),
  );
  const wasOrderedBefore = failure.code === 'idempotency-key-reused';
  return {
    message: messageOf(error, fields.size > 0),
    fields,
    wasOrderedBefore,
    isFeeOutdated: failure.code === 'fee-changed',
  };
}

function messageOf(error: unknown, hasFields: boolean): string {
  if (mayHaveTakenEffect(error))
    return 'It is not known whether the order was placed. Try again: nothing is ordered twice.';
  const failure = failureOf(error);
  if (failure.code === 'idempotency-key-reused')
    return 'An earlier try already ordered what you entered before your last changes. The order is in All Orders. To order this, too, order again.';
  if (hasFields) return 'Nothing was ordered. Check the marked answers.';
  if (failure.kind === 'signed-out')
    return 'Your session has ended and nothing was ordered. Sign in again, then try again.';
  return `${failure.detail ?? 'The order could not be placed.'} Nothing was ordered.`;
}
