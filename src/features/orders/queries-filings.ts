/** What the lists of filings read. They follow the court as the lists of orders do. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  getGetEnvelopeQueryOptions,
  getListFilingHistoryQueryOptions,
  getListFilingsQueryOptions,
} from '@/api/generated/filing';
import type { GetEnvelopeParams, ListFilingHistoryParams, ListFilingsParams } from '@/api/generated/filing/model';
import { isAwaited } from './model/order-status';
import { pollInterval } from './model/polling';

/** The filings of some days, as a whole. While those of other days are on their way, the former ones stay. */
export function filingListQuery(request: ListFilingsParams) {
  return queryOptions({
    ...getListFilingsQueryOptions(request),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollInterval(state.data?.some(({ filingStatus }) => isAwaited(filingStatus))),
  });
}

/** The filings of some days as the providers have them. They are slow to answer, and are not asked again and again. */
export function filingHistoryQuery(request: ListFilingHistoryParams) {
  return queryOptions({
    ...getListFilingHistoryQueryOptions(request),
    placeholderData: keepPreviousData,
  });
}

/** What an order sent to its court in one go. */
export function envelopeQuery(request: GetEnvelopeParams) {
  return queryOptions(getGetEnvelopeQueryOptions(request));
}
