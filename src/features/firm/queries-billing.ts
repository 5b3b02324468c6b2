import { queryOptions } from '@tanstack/react-query';
import { getClientGetBillingSummaryQueryOptions } from '@/api/generated/billing';
import type { BillingSummary } from '@/api/generated/billing/model';

/** How the firm stands with its bills. */
export const billingSummaryQuery = queryOptions({
  ...getClientGetBillingSummaryQueryOptions<BillingSummary, Error>(),
  staleTime: 5 * 60_000,
});
