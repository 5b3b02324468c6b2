/** What the address of the filing list holds, and what is asked of the backend for it. */
import * as z from 'zod/mini';
import { type FilingListItem, FilingStatus, type ListFilingsParams, StateCode } from '@/api/generated/filing/model';
import { day, inOrder, searchText, someOf, sortBy } from '@/lib/grid/grid-search';

/** `?q=motion&status=rejected,returned&states=IL&from=2026-03-01&sort=-submitted,case` */
export const filingListSearch = z.object({
  q: searchText,
  status: someOf(FilingStatus.options),
  /** Not `state`: that is the state a person works in, on every page. */
  states: someOf(StateCode.options),
  from: day,
  to: day,
  sort: sortBy(['filing', 'case', 'matter', 'court', 'status', 'submitted', 'filed']),
});

export type FilingListSearch = z.output<typeof filingListSearch>;
/** As links and handlers may write it. */
export type FilingListSearchInput = z.input<typeof filingListSearch>;

/** How the list stands when nobody sorts it: the latest first. */
export const defaultFilingSort = ['-submitted'] as const;

/** What is asked for: the days. Everything else is a view of the same answer. */
export function toFilingListRequest(search: FilingListSearch): ListFilingsParams {
  const { from, to } = inOrder(search.from, search.to);
  return { ...(from ? { StartDate: from } : {}), ...(to ? { EndDate: to } : {}) };
}

/** The filings of some statuses and states; of all without any. */
export function filterFilings(
  filings: readonly FilingListItem[],
  { status, states }: Pick<FilingListSearch, 'status' | 'states'>,
): readonly FilingListItem[] {
  if (!status && !states) return filings;
  return filings.filter(
    (filing) => (!status || status.includes(filing.filingStatus)) && (!states || states.includes(filing.state)),
  );
}

/** How many filters are set, the search apart. A range of days is one. */
export function filingFilterCount({ status, states, from, to }: FilingListSearch): number {
  return [status, states, from ?? to].filter((each) => each !== undefined).length;
}
