/** What became of a bulk order's cases (decision 12; dockets, section 3). */
import type { BulkSyncQuestion, BulkSyncResult } from '@/api/generated/docket-sync/model';

export type BulkStatus = 'Pending' | 'Active' | 'Failed';

/** Pending without a sub-order, Active with one; a failure is final. */
export function bulkStatus({ subActionOrderId, failure }: BulkSyncResult): BulkStatus {
  if (failure) return 'Failed';
  return subActionOrderId === null ? 'Pending' : 'Active';
}

/** Tells whether some case is still Pending. */
export const isPending = (results: readonly BulkSyncResult[]) =>
  results.some((result) => bulkStatus(result) === 'Pending');

/** Tells what to ask about: the Pending cases, as they were returned. */
export function questionsOf(results: readonly BulkSyncResult[], orderId: number): BulkSyncQuestion[] {
  return results
    .filter((result) => bulkStatus(result) === 'Pending')
    .map((result) => ({ ...result, orderId: result.orderId ?? orderId }));
}

/** The results with the answers, by case; what the answers leave out stays as it was. */
export function mergeResults(results: readonly BulkSyncResult[], answers: readonly BulkSyncResult[]): BulkSyncResult[] {
  const byCase = new Map(answers.map((answer) => [answer.bulkSyncCase.productCaseId, answer]));
  const merged = results.map((result) => {
    const answer = byCase.get(result.bulkSyncCase.productCaseId);
    byCase.delete(result.bulkSyncCase.productCaseId);
    // An unchanged result stays the same object, so that its row isn't drawn again.
    return answer && isChanged(result, answer) ? answer : result;
  });
  return [...merged, ...byCase.values()];
}

const isChanged = (one: BulkSyncResult, other: BulkSyncResult) =>
  bulkStatus(one) !== bulkStatus(other) ||
  one.subActionOrderId !== other.subActionOrderId ||
  one.failure?.code !== other.failure?.code ||
  one.orderId !== other.orderId;

/** The results of each status. */
export function statusCounts(results: readonly BulkSyncResult[]): Record<BulkStatus, number> {
  const counts = { Pending: 0, Active: 0, Failed: 0 };
  for (const result of results) counts[bulkStatus(result)] += 1;
  return counts;
}

/** The monthly fees of a matter's cases. */
export interface MatterFees {
  matter: string;
  active: number;
  pending: number;
}

/** The fees of a bulk order by matter, by its name: only what is Active is due. */
export function feesByMatter(results: readonly BulkSyncResult[]): MatterFees[] {
  const byMatter = new Map<string, MatterFees>();
  for (const result of results) {
    const { displayName, matterReference, clientReference } = result.bulkSyncCase.matter;
    const key = matterReference ?? clientReference ?? displayName;
    const fees = byMatter.get(key) ?? { matter: displayName, active: 0, pending: 0 };
    const status = bulkStatus(result);
    if (status === 'Active') fees.active += 1;
    if (status === 'Pending') fees.pending += 1;
    byMatter.set(key, fees);
  }
  return [...byMatter.values()]
    .filter(({ active, pending }) => active + pending > 0)
    .sort((one, other) => one.matter.localeCompare(other.matter));
}
