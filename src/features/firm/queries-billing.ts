import { queryOptions } from '@tanstack/react-query';
import { getClientGetBillingSummaryQueryOptions } from '@/api/generated/billing';

/** How the firm stands with its bills. */
export const billingSummaryQuery = queryOptions({
  ...getClientGetBillingSummaryQueryOptions(),
  staleTime: 5 * 60_000,
});
