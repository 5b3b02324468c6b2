/** What is asked of the backend for the filing list of an address, and what of the answer is shown. */
import type { FilingListItem, ListFilingHistoryParams, ListFilingsParams } from '@/api/generated/filing/model';
import { inOrder } from '@/lib/grid/url/grid-search';
import type { FilingListSearch } from '../filing-list-search';

/** How the list stands when nobody sorts it: the latest first. */
export const defaultFilingSort = ['-submitted'] as const;

/** What is asked for: the days, and the matter if any. Everything else is a view of the same answer. */
export function toFilingListRequest(search: FilingListSearch, clientReference?: string): ListFilingsParams {
  const { from, to } = inOrder(search.from, search.to);
  return {
    ...(from ? { StartDate: from } : {}),
    ...(to ? { EndDate: to } : {}),
    ...(clientReference === undefined ? {} : { ClientReference: clientReference }),
  };
}

/** What is asked of the providers: as of the list, and whether filings of the product and those without a number count. */
export function toFilingHistoryRequest(search: FilingListSearch, clientReference?: string): ListFilingHistoryParams {
  return {
    ...toFilingListRequest(search, clientReference),
    IncludeITKFilings: search.include?.includes('own') ?? false,
    IncludeEnvelopeWithoutCaseNumber: search.include?.includes('unnumbered') ?? false,
  };
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
