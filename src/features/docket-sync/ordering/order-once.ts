/** Sends what orders or costs money once. Nothing is sent again by itself (dockets, section 1.10). */
import { mayHaveTakenEffect } from '@/api/errors';
import { oneTabAtATime } from '@/lib/async/one-at-a-time';
import type { SubmissionKey } from './submission-key';

/** What became of an order. */
export type OrderOutcome<Answer> =
  | { kind: 'ordered'; answer: Answer }
  /** Nothing was ordered or bought. */
  | { kind: 'refused'; error: unknown }
  /** No answer, or none that says what happened: the same key is sent again. */
  | { kind: 'unknown'; error: unknown };

/**
 * Sends under the key, one tab at a time. Never throws: a failure is an outcome.
 * @param send undefined from it means that the answer doesn't say what was ordered.
 */
export function orderOnce<Answer>(
  key: SubmissionKey,
  send: (key: string) => Promise<Answer | undefined>,
): Promise<OrderOutcome<Answer>> {
  // As it was pressed: the answer to another tab drops the key before this one's turn, and a new key is a new order.
  const wasUnanswered = key.isUnanswered();
  const text = key.read();
  return oneTabAtATime('benchfile-docket-order', async (): Promise<OrderOutcome<Answer>> => {
    try {
      const answer = await send(text);
      if (answer === undefined) return { kind: 'unknown', error: undefined };
      key.drop();
      return { kind: 'ordered', answer };
    } catch (error) {
      if (mayHaveTakenEffect(error)) return { kind: 'unknown', error };
      // An earlier request under the same key may have been carried out: a refusal of this request doesn't say.
      if (!wasUnanswered) key.drop();
      return { kind: 'refused', error };
    }
  });
}
