/** Orders a selection's dockets, once (dockets, sections 1.9 and 1.10). */
import { requireOurs } from '@/api/errors';
import { submitBulkSync } from '@/api/generated/docket-sync';
import type { BulkSyncCommand, BulkSyncResult, SubmitBulkSyncParams } from '@/api/generated/docket-sync/model';
import { singleFlight } from '@/lib/async/one-at-a-time';
import { type OrderOutcome, orderOnce } from '../../ordering/order-once';
import { type SubmissionKey, submissionKey } from '../../ordering/submission-key';

/** What became of a bulk order. */
export type BulkOutcome = OrderOutcome<{ orderId: number; results: BulkSyncResult[] }>;

/** The key of a selection's order: the same in every tab and after a reload. */
export const bulkOrderKey = (
  userId: number,
  providerId: SubmitBulkSyncParams['providerId'],
  command: BulkSyncCommand,
): SubmissionKey => submissionKey(userId, JSON.stringify([providerId, command]));

/** Orders once, even if called twice or in two tabs. Never throws: a failure is an outcome. */
export const orderDockets = singleFlight(
  (
    providerId: SubmitBulkSyncParams['providerId'],
    command: BulkSyncCommand,
    key: SubmissionKey,
  ): Promise<BulkOutcome> =>
    orderOnce(key, async (text) => {
      const results = await submitBulkSync(command, { providerId }, { 'Idempotency-Key': text });
      const ids = new Set(command.cases.map(({ productCaseId }) => productCaseId));
      const orderId = results[0]?.orderId;
      requireOurs(
        'submitBulkSync',
        results.length === ids.size && results.every(({ bulkSyncCase }) => ids.has(bulkSyncCase.productCaseId)),
      );
      return orderId === undefined ? undefined : { orderId, results };
    }),
);
