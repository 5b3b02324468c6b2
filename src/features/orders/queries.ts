/** What the screens of orders read. A list and an order follow the court by asking again, the sooner the more is moving. */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getGetOrderSearchFiltersQueryKey,
  getGetOrderSearchFiltersQueryOptions,
  getSearchFeeSummaryQueryKey,
  getSearchOrdersQueryKey,
  getSearchOrdersQueryOptions,
} from '@/api/generated/billing';
import type { OrderSearchFilters, OrderSearchRequest, OrderSearchResult } from '@/api/generated/billing/model';
import {
  getGetOrderFeeBreakdownQueryKey,
  getGetOrderFeeBreakdownQueryOptions,
  getGetOrderQueryKey,
  getGetOrderQueryOptions,
  getListFilingsQueryKey,
  getListFilingsQueryOptions,
} from '@/api/generated/filing';
import type { FeeBreakdown, FilingListItem, ListFilingsParams, OrderDetail } from '@/api/generated/filing/model';
import { isOnItsWay } from './model/matter-sync';
import { isAwaited } from './model/order-status';
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

/** An order with its filings, history and payment. */
export function orderQuery(orderId: number) {
  return queryOptions({
    ...getGetOrderQueryOptions<OrderDetail, Error>(orderId),
    refetchInterval: ({ state }) =>
      pollInterval(state.data?.status === 'in-progress' || isOnItsWay(state.data?.matterSync)),
  });
}

/** An order that came back, for what the court said of it. That is final, and not asked again. */
export function sentBackOrderQuery(orderId: number) {
  return queryOptions(getGetOrderQueryOptions<OrderDetail, Error>(orderId));
}

/** What an order costs, at the stage that its payment has come to. Follows the order: asked again when that has changed. */
export function feeBreakdownQuery(orderId: number) {
  return queryOptions(getGetOrderFeeBreakdownQueryOptions<FeeBreakdown, Error>({ orderId }));
}

/** The filings of some days, as a whole. While those of other days are on their way, the former ones stay. */
export function filingListQuery(request: ListFilingsParams) {
  return queryOptions({
    ...getListFilingsQueryOptions<FilingListItem[], Error>(request),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollInterval(state.data?.some(({ filingStatus }) => isAwaited(filingStatus))),
  });
}

/** Asks again for every list in which an order shows, after one was made, changed or deleted. */
export async function refreshOrders(queryClient: QueryClient): Promise<void> {
  // Without its last part, the request, a key stands for all pages.
  const keys = [getSearchOrdersQueryKey(), getSearchFeeSummaryQueryKey()].map((key) => key.slice(0, -1));
  await Promise.all(
    [...keys, getGetOrderSearchFiltersQueryKey(), getListFilingsQueryKey()].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/** Asks again for one order and for the lists that it shows in. */
export async function refreshOrder(queryClient: QueryClient, orderId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(orderId) }),
    queryClient.invalidateQueries({ queryKey: getGetOrderFeeBreakdownQueryKey({ orderId }) }),
    refreshOrders(queryClient),
  ]);
}
