import type { FilingListItem } from '@/api/generated/filing/model';
import { FilterMenu } from '@/lib/grid/filters/filter-menu';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import type { FilingListSearch, FilingListSearchInput } from '../filing-list-search';
import { filingsList } from '../lists/filings-list';
import { countValues } from '../model/count-values';

interface FilingListFiltersProps {
  search: FilingListSearch;
  /** What there is to filter; the counts are of these. */
  filings: readonly FilingListItem[];
}

/** What the providers leave out unless they are asked for it. */
const included = [
  { value: 'own', label: 'Filings made here' },
  { value: 'unnumbered', label: 'Envelopes without a case number' },
] as const;

/** Search and filters of the filing list. */
export function FilingListFilters({ search, filings }: FilingListFiltersProps) {
  const change = useSearchChange<FilingListSearchInput>();
  const options = {
    status: countValues(filings, (filing) => [filing.filingStatus, filing.filingStatusText]),
    states: countValues(filings, ({ state }) => [state, state]),
  };
  return (
    <ListFilterBar list={filingsList} search={search} options={options}>
      {search.view === 'history' && (
        <FilterMenu
          label="Include"
          options={included}
          selected={search.include}
          onChange={(include) => change({ include })}
        />
      )}
    </ListFilterBar>
  );
}
