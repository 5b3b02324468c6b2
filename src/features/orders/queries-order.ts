/** What the pages of one order read. They follow the court as the lists do. */
import { queryOptions } from '@tanstack/react-query';
import { getGetOrderFeeBreakdownQueryOptions, getGetOrderQueryOptions } from '@/api/generated/filing';
import type { FeeBreakdown, OrderDetail } from '@/api/generated/filing/model';
import { isOnItsWay } from './model/matter-sync';
import { pollInterval } from './model/polling';

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
