/** Where an order stands and what may be done with it. Pure rules; no database. */
import type { FilingStatus, OrderAction, OrderDetail, OrderStatus } from '../../generated/filing/schemas.ts';

/** Statuses in which the firm may cancel a filing (decided by the court's provider). */
const cancellable: readonly FilingStatus[] = ['submitting', 'submitted', 'returned'];
/** The court has taken the filing, whatever it decided on its request. */
const taken: readonly FilingStatus[] = ['accepted', 'served', 'granted', 'denied', 'moot'];
/** The filing came back and waits for the firm. */
const refused: readonly FilingStatus[] = ['rejected', 'returned', 'failed', 'error'];

/** Why a filing cannot be cancelled now; undefined when it can. A filing under review is never taken back. */
export function cancelRefusal(status: FilingStatus): string | undefined {
  if (cancellable.includes(status)) return undefined;
  if (status === 'draft') return 'A draft is deleted, not cancelled.';
  if (status === 'cancelled') return 'The filing is cancelled already.';
  if (status === 'served') return 'The filing has been served.';
  if (taken.includes(status)) return 'The court has accepted the filing.';
  if (status === 'rejected') return 'The court has rejected the filing.';
  if (refused.includes(status)) return 'The filing did not reach the court.';
  return 'The court is reviewing the filing.';
}

/** Whether a filing came back and waits for the firm. */
export function isRefused(status: FilingStatus): boolean {
  return refused.includes(status);
}

/** Where the order of these filings stands. Filings that the firm itself cancelled do not count unless all are. */
export function orderStatusOf(filings: readonly FilingStatus[]): OrderStatus {
  const standing = filings.filter((status) => status !== 'cancelled');
  if (standing.length === 0) return filings.length > 0 ? 'cancelled' : 'in-progress';
  const takenCount = standing.filter((status) => taken.includes(status)).length;
  const refusedCount = standing.filter((status) => refused.includes(status)).length;
  if (takenCount + refusedCount < standing.length) return 'in-progress';
  if (refusedCount === 0) return 'accepted';
  return takenCount === 0 ? 'rejected' : 'partially-rejected';
}

/** What the rules look at. `filings` is empty of a draft and of an order that no court decides on. */
export interface OrderStanding {
  status: OrderStatus;
  isCourtFiling: boolean;
  filings: readonly FilingStatus[];
  documentCount: number;
  /** Whether it opens a case, or files into one that exists. */
  opensCase: boolean;
  /** The order that corrects it, if there is one. */
  correctedBy: OrderDetail['correctedBy'];
}

/** Every action once, in the order in which they are shown, each with the reason when it is not allowed. */
export function orderActions(order: OrderStanding): OrderAction[] {
  return [
    toAction('cancel', cancelOrderRefusal(order)),
    toAction('copy-to-draft', copyRefusal(order)),
    toAction('download-documents', order.documentCount > 0 ? undefined : 'The order has no documents.'),
    toAction('edit-and-resubmit', resubmitRefusal(order)),
  ];
}

function toAction(action: OrderAction['action'], reason: string | undefined): OrderAction {
  return reason === undefined ? { action, isAllowed: true } : { action, isAllowed: false, reason };
}

/** An order can be cancelled while any of its filings can. */
function cancelOrderRefusal({ status, isCourtFiling, filings }: OrderStanding): string | undefined {
  if (status === 'draft') return cancelRefusal('draft');
  if (!isCourtFiling || filings.length === 0) return 'Only a court filing can be cancelled here.';
  const refusals = filings.map(cancelRefusal);
  return refusals.includes(undefined) ? undefined : refusals[0];
}

function copyRefusal({ status, isCourtFiling }: OrderStanding): string | undefined {
  if (!isCourtFiling) return 'Only a court filing can be copied.';
  return status === 'draft' ? 'It is a draft already.' : undefined;
}

/**
 * Why an order cannot be corrected and filed again; undefined when it can. What came back is filed again by itself, so
 * of an order that opens a case all of it must have: a second complaint would open a second case.
 */
export function resubmitRefusal({
  isCourtFiling,
  opensCase,
  filings,
  correctedBy,
}: Pick<OrderStanding, 'isCourtFiling' | 'opensCase' | 'filings' | 'correctedBy'>): string | undefined {
  if (!isCourtFiling || !filings.some(isRefused)) return 'Only a rejected or returned filing can be resubmitted.';
  if (correctedBy && correctedBy.status !== 'draft') return `Order ${correctedBy.orderId} corrects it.`;
  const others = filings.filter((status) => !isRefused(status) && status !== 'cancelled');
  if (!opensCase || others.length === 0) return undefined;
  return others.some((status) => taken.includes(status))
    ? 'The court has opened the case. File what came back into that case.'
    : 'The court has not decided on every filing yet.';
}
