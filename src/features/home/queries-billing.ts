import { queryOptions } from '@tanstack/react-query';
import { wholeSummary } from '@/api/billing-summary';
import { getClientGetBillingSummaryQueryOptions } from '@/api/generated/billing';

/** What the firm owes. Separate from queries.ts, which the entry loads. */
export const billingSummaryQuery = queryOptions({
  ...getClientGetBillingSummaryQueryOptions({ query: { select: wholeSummary } }),
  staleTime: 5 * 60_000,
});
