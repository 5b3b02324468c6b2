/** What the home page shows of a firm's work: the first few of some lists. */
import type { OrderSearchRequest } from '@/api/generated/billing/model';
import { ordersQuery, submittedStatuses } from '@/features/orders';

const latest = { sort: [{ field: 'updatedAt', direction: 'desc' }], top: 5, skip: 0 } satisfies OrderSearchRequest;

/** Rejected and returned: the court waits for the firm. */
export const attentionQuery = ordersQuery({ ...latest, needsAttention: true });

/** Something of them did not reach the matter. */
export const failedSyncsQuery = ordersQuery({ ...latest, matterSyncFailed: true });

export const draftsQuery = ordersQuery({ ...latest, statuses: ['draft'] });

/** A draft expires a while after it was saved: those saved longest ago come first. */
export const oldestDraftsQuery = ordersQuery({
  ...latest,
  statuses: ['draft'],
  sort: [{ field: 'updatedAt', direction: 'asc' }],
});

export const recentQuery = ordersQuery({
  ...latest,
  statuses: submittedStatuses,
  sort: [{ field: 'dateOrdered', direction: 'desc' }],
});
