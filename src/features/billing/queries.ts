import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSearchFeeSummaryQueryOptions } from '@/api/generated/billing';
import type { FeeSummaryResult, FeeSummarySearchRequest } from '@/api/generated/billing/model';

/** A page of fees with the sums of all pages. While another page is on its way, the former one stays. */
export function feeSummaryQuery(request: FeeSummarySearchRequest) {
  return queryOptions({
    ...getSearchFeeSummaryQueryOptions<FeeSummaryResult, Error>(request),
    placeholderData: keepPreviousData,
  });
}
