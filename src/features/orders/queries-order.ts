/** Queries of a single order. */
import { queryOptions } from '@tanstack/react-query';
import {
  getGetOrderFeeBreakdownQueryOptions,
  getGetOrderQueryKey,
  getGetOrderQueryOptions,
  getListOrdersQueryOptions,
} from '@/api/generated/filing';
import type { OrderDetail } from '@/api/generated/filing/model';
import { followsOrders, unlessLive } from '@/api/live/following';
import type { ServiceNotice } from '@/features/efiling';
import { isSyncing, orderPollInterval, pollInterval } from './model/polling';
import { providerOfOrder } from './provider-of-order';

/** An order with its filings, history and payment. */
export function orderQuery(orderId: number) {
  return queryOptions({
    ...followsOrders(getGetOrderQueryOptions(orderId), orderId),
    refetchInterval: unlessLive(({ state }) => orderPollInterval(state.data)),
    // The page's loader just tried.
    retryOnMount: false,
  });
}

/** An order's sync to its matter, asked again while items are on their way; undefined without a matter. */
export function matterSyncQuery(orderId: number) {
  return queryOptions({
    ...followsOrders(getGetOrderQueryOptions(orderId), orderId),
    select: ({ matterSync }: OrderDetail) => matterSync,
    refetchInterval: unlessLive(({ state }) => (isSyncing(state.data?.matterSync) ? pollInterval(true) : false)),
  });
}

/** A rejected order with the court's reasons. They are final, so it isn't polled. */
export function rejectedOrderQuery(orderId: number) {
  return queryOptions(getGetOrderQueryOptions(orderId));
}

/** The fees of an order at the current stage of its payment. */
export function feeBreakdownQuery(orderId: number) {
  return queryOptions(getGetOrderFeeBreakdownQueryOptions({ orderId }));
}

/** A case has a few dozen orders. */
export const maxCaseOrders = 100;

/** The firm's orders for a case, latest first. */
export function caseOrdersQuery({ state, caseNumber = '' }: Pick<OrderDetail, 'state' | 'caseNumber'>) {
  return queryOptions({
    ...followsOrders(getListOrdersQueryOptions({ state, caseNumber, top: maxCaseOrders, skip: 0 })),
    enabled: caseNumber !== '',
    refetchInterval: unlessLive(({ state: { data } }) =>
      data?.items.some(({ status }) => status === 'in-progress') ? pollInterval(true) : false,
    ),
  });
}

/** The log of the emails that served a recipient; empty where the provider keeps none. */
export function mailLogQuery(
  order: Pick<OrderDetail, 'orderId' | 'state' | 'court' | 'provider'>,
  { filingId, serviceContactId }: Omit<ServiceNotice, 'courtCode'>,
) {
  const { orderId, state, court } = order;
  return queryOptions({
    queryKey: [...getGetOrderQueryKey(orderId), 'mail log', filingId, serviceContactId],
    queryFn: async ({ client }) => {
      const { orders } = await providerOfOrder(client, order);
      return orders.mailLog?.(state, { courtCode: court?.code ?? '', filingId, serviceContactId }) ?? [];
    },
    meta: { shows: ['orders'] },
  });
}
