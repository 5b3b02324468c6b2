/** Queries of a single order. */
import { queryOptions } from '@tanstack/react-query';
import {
  getGetOrderFeeBreakdownQueryOptions,
  getGetOrderQueryOptions,
  getListOrdersQueryOptions,
  getListSmtpLogQueryOptions,
} from '@/api/generated/filing';
import type { OrderDetail } from '@/api/generated/filing/model';
import { orderPollInterval, pollInterval } from './model/polling';

/** An order with its filings, history and payment. */
export function orderQuery(orderId: number) {
  return queryOptions({
    ...getGetOrderQueryOptions(orderId),
    refetchInterval: ({ state }) => orderPollInterval(state.data),
    // The page's loader just tried.
    retryOnMount: false,
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
    ...getListOrdersQueryOptions({ state, caseNumber, top: maxCaseOrders, skip: 0 }),
    enabled: caseNumber !== '',
    refetchInterval: ({ state: { data } }) =>
      data?.items.some(({ status }) => status === 'in-progress') ? pollInterval(true) : false,
  });
}

/** The log of the email that served a recipient. */
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
