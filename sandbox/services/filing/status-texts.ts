/** Statuses in the words that people see. */
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

/** The name of each status of an order, as filters show it. */
export const orderStatusTexts: Readonly<Record<OrderStatus, string>> = {
  draft: 'Draft',
  'in-progress': 'In progress',
  accepted: 'Accepted',
  'partially-rejected': 'Partially rejected',
  rejected: 'Rejected',
  cancelled: 'Cancelled',
  completed: 'Completed',
};

/** A filing's status in words. `hasUndeliverable`: a notice of the service could not be delivered. */
export function filingStatusText(status: FilingStatus, hasUndeliverable = false): string {
  return status === 'served' && hasUndeliverable ? 'Service incomplete' : filingTexts[status];
}

/** A court filing's order in words: that of its filings while they all say the same, else that of the whole. */
export function courtOrderText(status: OrderStatus, filings: readonly FilingStatus[]): string {
  const [first] = filings;
  return first !== undefined && filings.every((each) => each === first) ? filingTexts[first] : orderStatusTexts[status];
}
