/** Labels and colors of the statuses of orders and filings. */
import type { OrderStatus } from '@/api/generated/billing/model';
import type { FilingStatus } from '@/api/generated/filing/model';
import type { StatusTone } from '@/lib/ui/status-badge';

interface StatusDisplay {
  label: string;
  tone: StatusTone;
}

const orderStatuses: Readonly<Record<OrderStatus, StatusDisplay>> = {
  draft: { label: 'Draft', tone: 'neutral' },
  'in-progress': { label: 'In progress', tone: 'progress' },
  accepted: { label: 'Accepted', tone: 'good' },
  'partially-rejected': { label: 'Partially rejected', tone: 'warning' },
  rejected: { label: 'Rejected', tone: 'bad' },
  cancelled: { label: 'Cancelled', tone: 'neutral' },
  // Neutral: the status text has the outcome, such as "Served" or "Not found".
  completed: { label: 'Completed', tone: 'neutral' },
};

export function orderStatus(status: OrderStatus): StatusDisplay {
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

/** The color of a filing's status. The backend sends the label as `statusText`. */
export function filingTone(status: FilingStatus): StatusTone {
  return filingTones[status];
}

/** Tells whether the court's decision is pending. */
export function isAwaited(status: FilingStatus): boolean {
  return filingTones[status] === 'progress' || status === 'deferred';
}
