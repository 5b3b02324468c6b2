/** What the lists of filings read. They follow the court as the lists of orders do. */
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getListFilingsQueryOptions } from '@/api/generated/filing';
import type { FilingListItem, ListFilingsParams } from '@/api/generated/filing/model';
import { isAwaited } from './model/order-status';
import { pollInterval } from './model/polling';

/** The filings of some days, as a whole. While those of other days are on their way, the former ones stay. */
export function filingListQuery(request: ListFilingsParams) {
  return queryOptions({
    ...getListFilingsQueryOptions<FilingListItem[], Error>(request),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => pollInterval(state.data?.some(({ filingStatus }) => isAwaited(filingStatus))),
  });
}
