/** Explains failures of quoting and placing an order. */
import { failureOf, isRefusal, mayHaveTakenEffect } from '@/api/errors';

/** What happened to an order, and whether placing it again is safe. */
export interface PlaceFailure {
  kind: 'unconfirmed' | 'quote-stale' | 'conflict' | 'submitted' | 'credit-hold' | 'no-server' | 'refused';
  title: string;
  message: string;
  /** By dotted path of the content. */
  fields: ReadonlyMap<string, string>;
}

const notPlaced = 'The order wasn’t placed';

/** Explains why an order wasn't placed. */
export function readPlaceFailure(error: unknown): PlaceFailure {
  const fields = new Map<string, string>();
  const failure = failureOf(error);
  // A 503 may come from anything on the way; with this code, the service itself says that it did nothing.
  if (mayHaveTakenEffect(error) && failure.code !== 'no-server')
    return {
      kind: 'unconfirmed',
      title: 'The order couldn’t be confirmed',
      message:
        'It is not known whether the order was placed. Your work is safe, and placing it again won’t order or charge twice.',
      fields,
    };
  for (const [path, texts] of Object.entries(failure.fieldErrors))
    fields.set(path.replace(/^content\./, ''), texts[0] ?? '');
  const words = failure.detail ?? failure.message;
  const refused = { kind: 'refused', title: notPlaced, fields } as const;
  switch (failure.code) {
    case 'quote-stale':
      return {
        ...refused,
        kind: 'quote-stale',
        message: 'The prices changed since they were quoted. Check the new quote, then place the order.',
      };
    case 'draft-version-conflict':
      return { ...refused, kind: 'conflict', message: 'Someone else changed this draft while you had it open.' };
    case 'draft-submitted':
      return { ...refused, kind: 'submitted', message: words };
    case 'credit-hold':
      return {
        ...refused,
        kind: 'credit-hold',
        message: `${failure.detail ?? "Your account is on credit hold. Please contact your firm's administrator."} Your draft is saved.`,
      };
    case 'no-server':
      return { ...refused, kind: 'no-server', message: `${words} Nothing was charged, and your draft is saved.` };
  }
  if (failure.kind === 'signed-out')
    return {
      ...refused,
      message: 'Your session has ended and nothing was ordered. Sign in again, then place the order.',
    };
  if (failure.kind === 'denied')
    return {
      ...refused,
      message: "You don't have permission to order process serving. Ask an administrator of your firm.",
    };
  return {
    ...refused,
    message: fields.size > 0 ? 'Some entries were rejected. Nothing was ordered.' : `${words} Nothing was ordered.`,
  };
}

/** Tells why the order couldn't be quoted. */
export function readQuoteFailure(error: unknown): { message: string; details: readonly string[]; mayPass: boolean } {
  const failure = failureOf(error);
  if (!isRefusal(failure)) return { message: 'The order couldn’t be quoted right now.', details: [], mayPass: true };
  const details = [...new Set(Object.values(failure.fieldErrors).flat())];
  return { message: failure.detail ?? 'The order couldn’t be quoted.', details, mayPass: false };
}
