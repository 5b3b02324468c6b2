/** What the pages of one order read. They follow the court as the lists do. */
import { queryOptions } from '@tanstack/react-query';
import {
  getGetOrderFeeBreakdownQueryOptions,
  getGetOrderQueryOptions,
  getListOrdersQueryOptions,
  getListSmtpLogQueryOptions,
} from '@/api/generated/filing';
import type { OrderDetail } from '@/api/generated/filing/model';
import { orderPollInterval } from './model/order-polling';
import { pollInterval } from './model/polling';

/** An order with its filings, history and payment. */
export function orderQuery(orderId: number) {
  return queryOptions({
    ...getGetOrderQueryOptions(orderId),
    refetchInterval: ({ state }) => orderPollInterval(state.data),
    // The page's loader has just asked.
    retryOnMount: false,
  });
}

/** A rejected order, for the court's reasons. They are final, and not fetched again. */
export function rejectedOrderQuery(orderId: number) {
  return queryOptions(getGetOrderQueryOptions(orderId));
}

/** What an order costs, at the stage that its payment has come to. Follows the order: asked again when that has changed. */
export function feeBreakdownQuery(orderId: number) {
  return queryOptions(getGetOrderFeeBreakdownQueryOptions({ orderId }));
}

/** Orders of one case that are shown at once; a case has a few dozen. */
export const mostCaseOrders = 100;

/** Everything that the firm ordered for a case, the latest first. */
export function caseOrdersQuery({ state, caseNumber = '' }: Pick<OrderDetail, 'state' | 'caseNumber'>) {
  return queryOptions({
    ...getListOrdersQueryOptions({ state, caseNumber, top: mostCaseOrders, skip: 0 }),
    enabled: caseNumber !== '',
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ status }) => status === 'in-progress') ? pollInterval(true) : false,
  });
}

/** What became of the mail by which somebody was served. */
export function mailLogQuery(
  { state, court }: Pick<OrderDetail, 'state' | 'court'>,
  notice: { filingId: string; serviceContactId: string },
) {
  const { filingId: FilingId, serviceContactId: ServiceContactId } = notice;
  return queryOptions(
    getListSmtpLogQueryOptions(state, {
      FilingId,
      ServiceContactId,
      CourtId: court?.code ?? '',
    }),
  );
}
