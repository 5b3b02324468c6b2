/** What the lists of orders read. A list follows the court by asking again, the sooner the more is moving. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getGetOrderSearchFiltersQueryOptions,
  getSearchOrdersQueryOptions,
  searchOrders,
} from '@/api/generated/billing';
import type {
  OrderRow,
  OrderSearchFilters,
  OrderSearchRequest,
  OrderSearchResult,
} from '@/api/generated/billing/model';
import type { RowSource } from '@/lib/grid/export/read-all';
import { pollInterval } from './model/polling';
import type { OrdersScope } from './requests';

/** A page of orders or drafts. While another page is on its way, the former one stays. */
export function ordersQuery(request: OrderSearchRequest) {
  return queryOptions({
    ...getSearchOrdersQueryOptions<OrderSearchResult, Error>(request),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollInterval(state.data?.items.some(({ status }) => status === 'in-progress')),
  });
}

/** Every order or draft that meets a request, as far as the backend gives them at once. */
export function orderRows(request: OrderSearchRequest): RowSource<OrderRow> {
  return {
    read: (part, signal) => searchOrders({ ...request, ...part }, { signal }),
    rowId: ({ orderId }) => orderId,
    pageSize: 200,
  };
}

/** What there is to filter by, drafts left out. */
export function orderFiltersQuery({ clientReference }: OrdersScope) {
  return queryOptions({
    ...getGetOrderSearchFiltersQueryOptions<OrderSearchFilters, Error>({
      ClientReference: clientReference,
      ExcludeStatuses: ['draft'],
    }),
    placeholderData: keepPreviousData,
  });
}
