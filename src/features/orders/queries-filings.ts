/** Queries of the filing list. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getGetEnvelopeQueryOptions,
  getListFilingHistoryQueryOptions,
  getListFilingsQueryOptions,
} from '@/api/generated/filing';
import type { GetEnvelopeParams, ListFilingHistoryParams, ListFilingsParams } from '@/api/generated/filing/model';
import { followsOrders, unlessLive } from '@/api/live/following';
import { isAwaited } from './model/order-status';
import { pollInterval } from './model/polling';

/** All filings in a date range. Keeps the previous rows while the next load. */
export function filingListQuery(request: ListFilingsParams) {
  return queryOptions({
    ...followsOrders(getListFilingsQueryOptions(request)),
    placeholderData: keepPreviousData,
    refetchInterval: unlessLive(({ state }) =>
      pollInterval(state.data?.some(({ filingStatus }) => isAwaited(filingStatus))),
    ),
  });
}

/** The e-filing providers' history in a date range. Not polled, because the providers are slow. */
export function filingHistoryQuery(request: ListFilingHistoryParams) {
  return queryOptions({
    ...getListFilingHistoryQueryOptions(request),
    placeholderData: keepPreviousData,
  });
}

/** The envelope of an order: the filings it submitted together. */
export function envelopeQuery(request: GetEnvelopeParams) {
  return queryOptions(getGetEnvelopeQueryOptions(request));
}
