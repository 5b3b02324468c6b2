/** What can be done with an order: which actions are unavailable, and cancelling its filings. */
import type { CancelFilingsResult, FilingStatus, OrderAction, OrderDetail } from '@/api/generated/filing/model';
import { hasDraftForm } from './draft';

type ActionName = OrderAction['action'];

/** Actions that open the form of a draft. */
const inDraftForm: ReadonlySet<ActionName> = new Set(['copy-to-draft', 'edit-and-resubmit']);

/** Tells why an action is unavailable now; undefined when it is allowed. */
export function refusalOf(
  order: Pick<OrderDetail, 'actions' | 'provider' | 'apiType' | 'filingFlow'>,
  name: ActionName,
): string | undefined {
  const action = order.actions.find((each) => each.action === name);
  if (!action?.isAllowed) return action?.reason ?? 'This isn’t available for this order.';
  if (!inDraftForm.has(name) || hasDraftForm(order)) return undefined;
  return 'Filings in this state can’t be edited here yet.';
}

/** Statuses in which the firm can withdraw a filing: before the review, or after the court returned it. */
const cancellable: ReadonlySet<FilingStatus> = new Set(['submitted', 'returned']);

/** Ids of the filings that can be cancelled. */
export function cancellableFilings({ filings }: Pick<OrderDetail, 'filings'>): string[] {
  return filings.filter(({ status }) => cancellable.has(status)).map(({ filingId }) => filingId);
}

/** The message after cancelling filings, with the reasons for those that couldn't be cancelled. */
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
