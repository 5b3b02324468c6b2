/** Orders a selection's dockets, once (dockets, sections 1.9 and 1.10). Nothing is retried by itself. */
import { failureOf, mayHaveTakenEffect, requireOurs } from '@/api/errors';
import { submitBulkSync } from '@/api/generated/docket-sync';
import type { BulkSyncCommand, BulkSyncResult, SubmitBulkSyncParams } from '@/api/generated/docket-sync/model';
import { oneTabAtATime, singleFlight } from '@/lib/async/one-at-a-time';
import type { SubmissionKey } from './submission-key';

/** What became of an order. */
export type BulkOutcome =
  | { kind: 'ordered'; orderId: number; results: BulkSyncResult[] }
  /** Nothing was ordered. */
  | { kind: 'refused'; error: unknown; message: string | undefined }
  /** No answer, or none that says what happened: the same key is sent again. */
  | { kind: 'unknown' };

/** Orders once, even if called twice or in two tabs. Never throws: a failure is an outcome. */
export const orderDockets = singleFlight(
  (
    providerId: SubmitBulkSyncParams['providerId'],
    command: BulkSyncCommand,
    key: SubmissionKey,
  ): Promise<BulkOutcome> => oneTabAtATime('benchfile-bulk-sync', () => send(providerId, command, key)),
);

async function send(
  providerId: SubmitBulkSyncParams['providerId'],
  command: BulkSyncCommand,
  key: SubmissionKey,
): Promise<BulkOutcome> {
  const wasUnanswered = key.isUnanswered();
  try {
    const results = await submitBulkSync(command, { providerId }, { 'Idempotency-Key': key.read() });
    const ids = new Set(command.cases.map(({ productCaseId }) => productCaseId));
    const orderId = results[0]?.orderId;
    requireOurs(
      'submitBulkSync',
      results.length === ids.size && results.every(({ bulkSyncCase }) => ids.has(bulkSyncCase.productCaseId)),
    );
    if (orderId === undefined) return { kind: 'unknown' };
    key.drop();
    return { kind: 'ordered', orderId, results };
  } catch (error) {
    // An earlier request under the same key may have been carried out: a refusal of this one doesn't say.
    if (mayHaveTakenEffect(error)) return { kind: 'unknown' };
    if (!wasUnanswered) key.drop();
    return { kind: 'refused', error, message: failureOf(error).detail };
  }
}
