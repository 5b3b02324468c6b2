/** Cancelling filings: which can be asked for, and what came of it. */
import type { CancelFilingsResult, FilingStatus, OrderDetail } from '@/api/generated/filing/model';

/** Statuses from which a filing may be taken back: on its way, or sent back by the court. */
const cancellable: ReadonlySet<FilingStatus> = new Set(['submitting', 'submitted', 'returned']);

/** Ids of the filings that can be cancelled still. */
export function cancellableFilings({ filings }: Pick<OrderDetail, 'filings'>): string[] {
  return filings.filter(({ status }) => cancellable.has(status)).map(({ filingId }) => filingId);
}

/** What to tell after cancelling: all, some with the reason for the rest, or none. */
export function describeCancellation({ results }: Pick<CancelFilingsResult, 'results'>): {
  tone: 'good' | 'bad';
  title: string;
  message?: string;
} {
  const refused = results.filter(({ isCancelled }) => !isCancelled);
  const reasons = [...new Set(refused.flatMap(({ reason }) => reason ?? []))].join(' ');
  if (refused.length === 0)
    return { tone: 'good', title: results.length === 1 ? 'Filing cancelled' : 'Filings cancelled' };
  const title =
    refused.length === results.length
      ? 'Nothing was cancelled'
      : `${results.length - refused.length} of ${results.length} filings cancelled`;
  return { tone: 'bad', title, message: reasons || undefined };
}
