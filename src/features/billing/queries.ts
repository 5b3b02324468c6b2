import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getSearchFeeSummaryQueryKey,
  getSearchFeeSummaryQueryOptions,
  searchFeeSummary,
} from '@/api/generated/billing';
import type { FeeSummaryRow, FeeSummarySearchRequest } from '@/api/generated/billing/model';
import { type RowSource, readAll } from '@/lib/grid/export/read-all';

/** A page of fees with the sums of all pages. While another page is on its way, the former one stays. */
export function feeSummaryQuery(request: FeeSummarySearchRequest) {
  return queryOptions({
    ...getSearchFeeSummaryQueryOptions(request),
    placeholderData: keepPreviousData,
  });
}

/** Every fee that meets a request, as far as the backend gives them at once. */
export function feeRows(request: FeeSummarySearchRequest): RowSource<FeeSummaryRow> {
  return {
    read: (part, signal) => searchFeeSummary({ ...request, ...part }, { signal }),
    rowId: ({ feeId }) => feeId,
    pageSize: 500,
  };
}

/** Every fee that meets a request, on all pages: those of a matter are few enough to be held. */
export function allFeesQuery(request: FeeSummarySearchRequest) {
  return queryOptions({
    // Begins like that of a page, so that it is asked again with the pages; no page has so many rows.
    queryKey: getSearchFeeSummaryQueryKey({ ...request, top: Number.MAX_SAFE_INTEGER }),
    queryFn: async ({ signal }) => {
      const fees: FeeSummaryRow[] = [];
      for await (const { rows } of readAll(feeRows(request), signal)) fees.push(...rows);
      return fees;
    },
    placeholderData: keepPreviousData,
  });
}
