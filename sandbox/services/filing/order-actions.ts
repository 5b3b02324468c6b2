/** An order's status and allowed actions. Pure rules. */
import type { FilingStatus, OrderAction, OrderDetail, OrderStatus } from '../../generated/filing/schemas.ts';

/** Statuses in which the court's provider lets the firm cancel a filing. */
const cancellable: readonly FilingStatus[] = ['submitted', 'returned'];
/** The court accepted the filing, regardless of its ruling. */
const taken: readonly FilingStatus[] = ['accepted', 'served', 'granted', 'denied', 'moot'];
/** The filing was rejected or returned and needs action by the firm. */
export const refusedStatuses: readonly FilingStatus[] = ['rejected', 'returned', 'failed', 'error'];

/**
 * Tells why a filing can't be cancelled; undefined when it can. Filings under review can't be cancelled, nor those on
 * paper once they are printed.
 */
export function cancelRefusal(status: FilingStatus, isOnPaper = false): string | undefined {
  if (cancellable.includes(status)) return undefined;
  if (isOnPaper && status === 'receipted') return 'The documents are with the courier.';
  if (status === 'submitting') return 'The filing is on its way to the court. Try again in a minute.';
  if (status === 'draft') return 'A draft is deleted, not cancelled.';
  if (status === 'cancelled') return 'The filing is already cancelled.';
  if (status === 'served') return 'The filing has been served.';
  if (taken.includes(status)) return 'The court has accepted the filing.';
  if (status === 'rejected') return 'The court has rejected the filing.';
  if (refusedStatuses.includes(status)) return 'The filing did not reach the court.';
  return 'The court is reviewing the filing.';
}

/** Tells whether a filing needs action by the firm. */
export function isRefused(status: FilingStatus): boolean {
  return refusedStatuses.includes(status);
}

/** An order's status from its filings. Cancelled filings count only when all are cancelled. */
export function orderStatusOf(filings: readonly FilingStatus[]): OrderStatus {
  const standing = filings.filter((status) => status !== 'cancelled');
  if (standing.length === 0) return filings.length > 0 ? 'cancelled' : 'in-progress';
  const takenCount = standing.filter((status) => taken.includes(status)).length;
  const refusedCount = standing.filter((status) => refusedStatuses.includes(status)).length;
  if (takenCount + refusedCount < standing.length) return 'in-progress';
  if (refusedCount === 0) return 'accepted';
  return takenCount === 0 ? 'rejected' : 'partially-rejected';
}

/** What the rules need to know. `filings` is empty for drafts and orders without a court. */
export interface OrderStanding {
  status: OrderStatus;
  isCourtFiling: boolean;
  /** Printed copies can be cancelled as filings can. */
  isCourtesyCopy?: boolean;
  /** A courier brings the documents. */
  isOnPaper?: boolean;
  filings: readonly FilingStatus[];
  documentCount: number;
  /** Whether it opens a case or files into an existing one. */
  opensCase: boolean;
  /** Its correction, if any. */
  correctedBy: OrderDetail['correctedBy'];
  /** Why none of its filings can be corrected anymore. */
  closed?: string | undefined;
}

/** All actions in display order, with a reason when unavailable. */
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

/** An order can be cancelled while one of its filings can. */
function cancelOrderRefusal({ status, isCourtFiling, isCourtesyCopy, isOnPaper, filings }: OrderStanding) {
  if (status === 'draft') return cancelRefusal('draft');
  if (isCourtesyCopy && filings.some((each) => each === 'receipted' || each === 'served'))
    return 'The copies are with the courier.';
  if (!(isCourtFiling || isCourtesyCopy) || filings.length === 0) return 'Only a court filing can be cancelled here.';
  const refusals = filings.map((each) => cancelRefusal(each, isOnPaper));
  return refusals.includes(undefined) ? undefined : refusals[0];
}

function copyRefusal({ status, isCourtFiling }: OrderStanding): string | undefined {
  if (!isCourtFiling) return 'Only a court filing can be copied.';
  return status === 'draft' ? 'It is already a draft.' : undefined;
}

/**
 * Tells why an order can't be resubmitted; undefined when it can. Only rejected filings are resubmitted. For an order
 * that opens a case, all filings must be rejected: a second complaint would open a second case.
 */
export function resubmitRefusal({
  isCourtFiling,
  opensCase,
  filings,
  correctedBy,
  closed,
}: Pick<OrderStanding, 'isCourtFiling' | 'opensCase' | 'filings' | 'correctedBy' | 'closed'>): string | undefined {
  if (!isCourtFiling || !filings.some(isRefused)) return 'Only a rejected or returned filing can be resubmitted.';
  if (correctedBy && correctedBy.status !== 'draft') return `Order ${correctedBy.orderId} corrects it.`;
  if (closed !== undefined) return closed;
  const others = filings.filter((status) => !isRefused(status) && status !== 'cancelled');
  if (!opensCase || others.length === 0) return undefined;
  return others.some((status) => taken.includes(status))
    ? 'The court has opened the case. File the rejected documents into that case.'
    : 'The court has not decided every filing yet.';
}
