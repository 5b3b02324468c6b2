/** What the statuses of orders and filings are called and mean (domain: Tyler's status table). */
import type { OrderStatus } from '@/api/generated/billing/model';
import type { FilingStatus } from '@/api/generated/filing/model';
import type { StatusTone } from '@/lib/ui/status-badge';

interface StatusMeaning {
  label: string;
  tone: StatusTone;
}

const orderStatuses: Readonly<Record<OrderStatus, StatusMeaning>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  'in-progress': { label: 'In progress', tone: 'progress' },
  accepted: { label: 'Accepted', tone: 'good' },
  'partially-rejected': { label: 'Partially rejected', tone: 'warning' },
  rejected: { label: 'Rejected', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  // Its text says what it came to, as "Served" or "Not found": that it is over is neither good nor bad.
  completed: { label: 'Completed', tone: 'neutral' },
};

export function orderStatus(status: OrderStatus): StatusMeaning {
  return orderStatuses[status];
}

const filingTones: Readonly<Record<FilingStatus, StatusTone>> = {
  draft: 'neutral',
  submitting: 'progress',
  submitted: 'progress',
  'under-review': 'progress',
  receipted: 'progress',
  reviewed: 'progress',
  accepted: 'good',
  rejected: 'bad',
  returned: 'bad',
  served: 'good',
  cancelled: 'neutral',
  failed: 'bad',
  error: 'bad',
  deferred: 'warning',
  granted: 'good',
  denied: 'bad',
  moot: 'neutral',
};

/** What the status of a filing means; its words come with it, as `statusText`. */
export function filingTone(status: FilingStatus): StatusTone {
  return filingTones[status];
}

/** Whether the court rejected or returned a filing, so that someone at the firm has to act. */
export function isRejectedByCourt(status: FilingStatus): boolean {
  return status === 'rejected' || status === 'returned';
}

/** Whether a filing was rejected, by the court or on the way there, and can only be filed again. */
export function isRejected(status: FilingStatus): boolean {
  return isRejectedByCourt(status) || status === 'failed' || status === 'error';
}

/** Whether the court's decision is pending. */
export function isAwaited(status: FilingStatus): boolean {
  return filingTones[status] === 'progress' || status === 'deferred';
}
