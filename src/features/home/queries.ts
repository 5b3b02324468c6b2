/** The first few orders of each list on the home page. */
import type { OrderSearchRequest } from '@/api/generated/billing/model';
import { ordersQuery, submittedStatuses } from '@/features/orders';

const latest = { sort: [{ field: 'updatedAt', direction: 'desc' }], top: 5, skip: 0 } satisfies OrderSearchRequest;

/** Orders that wait for the firm, such as rejected ones that it has not resubmitted: what must be corrected soonest first. */
export const attentionQuery = ordersQuery({
  ...latest,
  needsAttention: true,
  isPutOff: false,
  sort: [
    { field: 'correctBy', direction: 'asc' },
    { field: 'updatedAt', direction: 'desc' },
  ],
});

/** Orders with a failed sync to their matter. */
export const failedSyncsQuery = ordersQuery({ ...latest, matterSyncFailed: true, isPutOff: false });

export const draftsQuery = ordersQuery({ ...latest, statuses: ['draft'] });

/** Drafts expire a fixed time after the last save, so the oldest come first. */
export const oldestDraftsQuery = ordersQuery({
  ...latest,
  statuses: ['draft'],
  isPutOff: false,
  sort: [{ field: 'updatedAt', direction: 'asc' }],
});

export const recentQuery = ordersQuery({
  ...latest,
  statuses: submittedStatuses,
  sort: [{ field: 'dateOrdered', direction: 'desc' }],
});
