import type { FilingStatus } from '../generated/filing/schemas.ts';

/** Display texts of filing statuses, where a provider has none of its own. */
const texts: Readonly<Record<FilingStatus, string>> = {
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

export const usualStatusText = (status: FilingStatus): string => texts[status];
