/** Queries of the lists of orders. They follow the live channel; without it, they poll, more often while an order is in progress. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import {
  getGetOrderSearchFiltersQueryOptions,
  getSearchOrdersQueryOptions,
  searchOrders,
} from '@/api/generated/billing';
import type { OrderRow, OrderSearchRequest, OrderSearchResult } from '@/api/generated/billing/model';
import { followsOrders, unlessLive } from '@/api/live/following';
import type { RowSource } from '@/lib/grid/export/read-all';
import { toCountRequest, toPageRequest } from './model/page-requests';
import { pollInterval } from './model/polling';
import type { OrdersScope } from './search';

/** A page of orders or drafts. Keeps the previous page while the next loads. */
export function ordersQuery(request: OrderSearchRequest) {
  return queryOptions({
    ...followsOrders(getSearchOrdersQueryOptions(request)),
    queryFn: ({ client, signal }) => {
      const counted = client.getQueryData(ordersCountQuery(request).queryKey);
      return searchOrders(toPageRequest(request, counted?.total), { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: unlessLive(({ state }: { state: { data?: OrderSearchResult | undefined } }) =>
      pollInterval(state.data?.items.some(({ status }) => status === 'in-progress')),
    ),
  });
}

/** The number of orders on all pages. */
export function ordersCountQuery(request: OrderSearchRequest) {
  return queryOptions({
    ...followsOrders(getSearchOrdersQueryOptions(toCountRequest(request))),
    refetchInterval: unlessLive(() => pollInterval()),
  });
}

/** A page of orders. Its rows come first; a large total follows. */
export function useOrdersPage(request: OrderSearchRequest) {
  const orders = useQuery(ordersQuery(request));
  const { data: page, isPlaceholderData } = orders;
  const counted = useQuery({
    ...ordersCountQuery(request),
    enabled: page?.hasMore === true,
    placeholderData: keepPreviousData,
  });
  // The previous total stays only as long as the previous page.
  const total = counted.isPlaceholderData && !isPlaceholderData ? undefined : counted.data?.total;
  const isCounted = page?.hasMore === true && total !== undefined;
  return {
    ...orders,
    page: page && (isCounted ? { items: page.items, total } : page),
    isCounting: page?.hasMore === true && !isCounted && !counted.isError,
  };
}

/**
 * All orders or drafts that match a request, in parts.
 * @param total the number of matches, if counted. The parts then skip the count.
 */
export function orderRows(request: OrderSearchRequest, total?: number): RowSource<OrderRow> {
  return {
    read: async (part, signal) => {
      const partRequest = { ...request, ...part };
      if (total === undefined) return searchOrders(partRequest, { signal });
      // Reads from the start, so that an order added meanwhile can only repeat a row, not hide one.
      const page = await searchOrders(toPageRequest(partRequest, undefined), { signal });
      return page.hasMore ? { items: page.items, total: Math.max(total, page.total + 1) } : page;
    },
    rowId: ({ orderId }) => orderId,
    pageSize: 200,
  };
}

/** The filter values of submitted orders, with counts. */
export function orderFiltersQuery({ clientReference }: OrdersScope) {
  return queryOptions({
    ...getGetOrderSearchFiltersQueryOptions({
      ClientReference: clientReference,
      ExcludeStatuses: ['draft'],
    }),
    placeholderData: keepPreviousData,
  });
}
