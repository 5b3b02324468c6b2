/** Explains failed submissions and fee quotes of a draft. */
import * as z from 'zod/mini';
import { type Failure, failureOf, isRefusal, mayHaveTakenEffect } from '@/api/errors';
import { QuotedDelivery } from '@/api/generated/filing/model';
import { weekdayText } from '@/lib/format/days-in-words';

/** What happened to a submission, and whether submitting again is safe. */
export type SubmitFailure =
  /** The outcome is unknown. The idempotency key makes submitting again safe. */
  | { kind: 'unconfirmed'; message: string }
  /** Some values were rejected; see the problems. */
  | { kind: 'invalid'; message: string }
  | { kind: 'payment'; message: string }
  /** The fees, or the day of a delivery, changed since they were quoted. */
  | { kind: 'quote-stale'; message: string }
  /** Someone else saved the draft meanwhile. */
  | { kind: 'conflict'; message: string }
  /** It was already submitted. */
  | { kind: 'submitted'; message: string }
  /** The firm is on credit hold and can't file until it pays. */
  | { kind: 'credit-hold' }
  | { kind: 'refused'; message: string };

const unconfirmed =
  "It is not known whether the filing reached the court. Your work is safe, and submitting again won't file twice.";

/** Explains a failed submission. */
export function readSubmitFailure(error: unknown): SubmitFailure {
  if (mayHaveTakenEffect(error)) return { kind: 'unconfirmed', message: unconfirmed };
  const failure = failureOf(error);
  const words = failure.detail ?? failure.message;
  const refused = { kind: 'refused', message: `${words} Nothing was submitted.` } as const;
  if (failure.code === 'card-expired') return { ...refused, kind: 'payment' };
  if (failure.code === 'credit-hold') return { kind: 'credit-hold' };
  switch (failure.kind) {
    case 'payment-declined':
      return { ...refused, kind: 'payment' };
    case 'conflict':
      return conflict(failure, words);
    case 'signed-out':
      return {
        kind: 'refused',
        message: 'Your session has ended and nothing was submitted. Sign in again, then submit.',
      };
    case 'denied':
      return {
        kind: 'refused',
        message: "You don't have permission to submit filings. Ask an administrator of your firm.",
      };
    default:
      return hasFieldErrors(failure)
        ? {
            kind: 'invalid',
            message: 'Some entries were rejected. Nothing was submitted.',
          }
        : refused;
  }
}

const hasFieldErrors = ({ fieldErrors }: Failure) => Object.keys(fieldErrors).length > 0;

const newDay = z.object({ delivery: QuotedDelivery });

function conflict({ code, body }: Failure, words: string): SubmitFailure {
  switch (code) {
    case 'quote-stale': {
      const late = newDay.safeParse(body);
      return {
        kind: 'quote-stale',
        message: late.success
          ? `The courier can no longer be at the court on the day you were quoted. The documents would now reach it on ${weekdayText(late.data.delivery.arrivesOn)}. Nothing was submitted. If that day is in time, submit again.`
          : 'The fees changed since they were quoted. Review the new fees, then submit again.',
      };
    }
    case 'draft-version-conflict':
      return {
        kind: 'conflict',
        message: 'Someone else changed this draft while you had it open. Nothing was submitted.',
      };
    case 'draft-submitted':
      return { kind: 'submitted', message: words };
    default:
      return { kind: 'refused', message: words };
  }
}

/** Why fees couldn't be quoted. */
interface QuoteFailure {
  message: string;
  /** What is missing, one item per line. */
  details: readonly string[];
  /** Retrying may help. */
  mayPass: boolean;
}

/** Explains a failed quote. Incomplete content isn't a failure. */
export function readQuoteFailure(error: unknown): QuoteFailure {
  const failure = failureOf(error);
  if (!isRefusal(failure)) return { message: "The fees couldn't be quoted right now.", details: [], mayPass: true };
  const details = [...new Set(Object.values(failure.fieldErrors).flat())];
  if (failure.code === 'content-incomplete') return { message: 'To see the fees, enter:', details, mayPass: false };
  if (failure.code === 'card-expired')
    return { message: 'This card has expired. Choose another payment account.', details: [], mayPass: false };
  return { message: failure.detail ?? "The fees couldn't be quoted.", details, mayPass: failure.kind !== 'refused' };
}
