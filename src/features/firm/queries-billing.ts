import { queryOptions } from '@tanstack/react-query';
import { getClientGetBillingSummaryQueryOptions } from '@/api/generated/billing';

/** What the firm owes. Apart from queries.ts, which every page loads. */
export const billingSummaryQuery = queryOptions({
  ...getClientGetBillingSummaryQueryOptions(),
  staleTime: 5 * 60_000,
});
