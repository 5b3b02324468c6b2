import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getSearchFeeSummaryQueryKey,
  getSearchFeeSummaryQueryOptions,
  searchFeeSummary,
} from '@/api/generated/billing';
import type { FeeSummaryRow, FeeSummarySearchRequest } from '@/api/generated/billing/model';
import { type RowSource, readAll } from '@/lib/grid/export/read-all';

/** A page of fees with totals over all pages. Keeps the previous page while the next loads. */
export function feeSummaryQuery(request: FeeSummarySearchRequest) {
  return queryOptions({
    ...getSearchFeeSummaryQueryOptions(request),
    placeholderData: keepPreviousData,
  });
}

/** All fees that match a request, up to the backend's limit. */
export function feeRows(request: FeeSummarySearchRequest): RowSource<FeeSummaryRow> {
  return {
    read: (part, signal) => searchFeeSummary({ ...request, ...part }, { signal }),
    rowId: ({ feeId }) => feeId,
    pageSize: 500,
  };
}

/** All fees that match a request, on all pages: a matter has few enough to hold. */
export function allFeesQuery(request: FeeSummarySearchRequest) {
  return queryOptions({
    // Shares the key prefix of the pages, so it is refetched with them.
    queryKey: getSearchFeeSummaryQueryKey({ ...request, top: Number.MAX_SAFE_INTEGER }),
    queryFn: async ({ signal }) => {
      const fees: FeeSummaryRow[] = [];
      for await (const { rows } of readAll(feeRows(request), signal)) fees.push(...rows);
      return fees;
    },
    meta: { shows: ['charges', 'recovery', 'orders', 'invoices'] },
    placeholderData: keepPreviousData,
  });
}
