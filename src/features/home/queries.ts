/** What the home page shows of a firm's work: the first few of some lists. */
import { queryOptions } from '@tanstack/react-query';
import { getClientGetBillingSummaryQueryOptions } from '@/api/generated/billing';
import type { BillingSummary, OrderSearchRequest } from '@/api/generated/billing/model';
import { getListFilingMappingsQueryOptions } from '@/api/generated/filing';
import type { FilingMapping } from '@/api/generated/filing/model';
import { ordersQuery, submittedStatuses } from '@/features/orders';

const latest = { sort: [{ field: 'updatedAt', direction: 'desc' }], top: 5, skip: 0 } satisfies OrderSearchRequest;

/** Rejected and returned: the court waits for the firm. */
export const attentionQuery = ordersQuery({ ...latest, needsAttention: true });

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

/** The matters that the firm worked on, the latest first. */
export const recentMattersQuery = queryOptions({
  ...getListFilingMappingsQueryOptions<FilingMapping[], Error>(),
  staleTime: 60_000,
});

/** How the firm stands with its bills. */
export const billingSummaryQuery = queryOptions({
  ...getClientGetBillingSummaryQueryOptions<BillingSummary, Error>(),
  staleTime: 5 * 60_000,
});
