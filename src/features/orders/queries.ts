/** What the lists of orders read. A list follows the court by asking again, the sooner the more is moving. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getGetOrderSearchFiltersQueryOptions, getSearchOrdersQueryOptions } from '@/api/generated/billing';
import type { OrderSearchFilters, OrderSearchRequest, OrderSearchResult } from '@/api/generated/billing/model';
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
