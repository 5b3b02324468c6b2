import { queryOptions } from '@tanstack/react-query';
import { getClientGetBillingSummaryQueryOptions } from '@/api/generated/billing';

/** What the firm owes. Separate from queries.ts, which the entry loads. */
export const billingSummaryQuery = queryOptions({
  ...getClientGetBillingSummaryQueryOptions(),
  staleTime: 5 * 60_000,
});
