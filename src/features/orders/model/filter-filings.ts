import type { FilingListItem } from '@/api/generated/filing/model';
import type { FilingListSearch } from '../filing-list-search';

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
