/** Display texts of statuses. */
import type { FilingStatus, OrderStatus } from '../../generated/filing/schemas.ts';

const filingTexts: Readonly<Record<FilingStatus, string>> = {
  draft: 'Draft',
  submitting: 'Submitting',
  submitted: 'Submitted',
  'under-review': 'Under review',
  receipted: 'Court processing',
  reviewed: 'Reviewed',
  accepted: 'Accepted',
  rejected: 'Rejected',
  returned: 'Returned',
  served: 'Served',
  cancelled: 'Cancelled',
  failed: 'Submission failed',
  error: 'Submission failed',
  deferred: 'Deferred',
  granted: 'Granted',
  denied: 'Denied',
  moot: 'Moot',
};

/** Names of order statuses, as in filters. */
export const orderStatusTexts: Readonly<Record<OrderStatus, string>> = {
  draft: 'Draft',
  'in-progress': 'In progress',
  accepted: 'Accepted',
  'partially-rejected': 'Partially rejected',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

/** A filing status as text. `hasUndeliverable`: a service notice couldn't be delivered. */
export function filingStatusText(status: FilingStatus, hasUndeliverable = false): string {
  return status === 'served' && hasUndeliverable ? 'Service incomplete' : filingTexts[status];
}

/** A court filing order's status as text: its filings' status if all are equal, otherwise the order's. */
export function courtOrderText(status: OrderStatus, filings: readonly FilingStatus[]): string {
  const [first] = filings;
  return first !== undefined && filings.every((each) => each === first) ? filingTexts[first] : orderStatusTexts[status];
}
