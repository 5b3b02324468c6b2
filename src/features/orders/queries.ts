/** What the lists of orders read. A list follows the court by asking again, the sooner the more is moving. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getGetOrderSearchFiltersQueryOptions,
  getSearchOrdersQueryOptions,
  searchOrders,
} from '@/api/generated/billing';
import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import type { RowSource } from '@/lib/grid/export/read-all';
import { toCountRequest, toPageRequest } from './model/order-pages';
import type { OrdersScope } from './model/orders-scope';
import { pollInterval } from './model/polling';

/** A page of orders or drafts. While another page is on its way, the former one stays. */
export function ordersQuery(request: OrderSearchRequest) {
  const { queryKey } = getSearchOrdersQueryOptions(request);
  return queryOptions({
    queryKey,
    queryFn: ({ client, signal }) => {
      const counted = client.getQueryData(ordersCountQuery(request).queryKey);
      return searchOrders(toPageRequest(request, counted?.total), { signal });
    },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollInterval(state.data?.items.some(({ status }) => status === 'in-progress')),
  });
}

/** How many there are on all pages. */
export function ordersCountQuery(request: OrderSearchRequest) {
  return queryOptions({
    ...getSearchOrdersQueryOptions(toCountRequest(request)),
    refetchInterval: pollInterval(),
  });
}

/**
 * Every order or draft that meets a request, as far as the backend gives them at once.
 * @param total how many they are, where they were counted: they are not counted again with each part.
 */
export function orderRows(request: OrderSearchRequest, total?: number): RowSource<OrderRow> {
  return {
    read: async (part, signal) => {
      const asked = { ...request, ...part };
      if (total === undefined) return searchOrders(asked, { signal });
      // Each part is looked for from the beginning: an order that comes in meanwhile moves others on, and none past the reader.
      const page = await searchOrders(toPageRequest(asked, undefined), { signal });
      return page.hasMore ? { items: page.items, total: Math.max(total, page.total + 1) } : page;
    },
    rowId: ({ orderId }) => orderId,
    pageSize: 200,
  };
}

/** What there is to filter by, drafts left out. */
export function orderFiltersQuery({ clientReference }: OrdersScope) {
  return queryOptions({
    ...getGetOrderSearchFiltersQueryOptions({
      ClientReference: clientReference,
      ExcludeStatuses: ['draft'],
    }),
    placeholderData: keepPreviousData,
  });
}
