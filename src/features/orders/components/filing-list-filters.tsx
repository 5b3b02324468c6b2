import { Button } from '@mantine/core';
import type { FilingListItem } from '@/api/generated/filing/model';
import { DateRangeFilter } from '@/lib/grid/filters/date-range-filter';
import { FilterBar } from '@/lib/grid/filters/filter-bar';
import { FilterMenu } from '@/lib/grid/filters/filter-menu';
import { SearchBox } from '@/lib/grid/filters/search-box';
import type { FilingListSearch, FilingListSearchInput } from '../filing-list-search';
import { countValues } from '../model/count-values';
import { filingFilterCount } from '../model/filing-list';

interface FilingListFiltersProps {
  search: FilingListSearch;
  /** What there is to filter; the counts are of these. */
  filings: readonly FilingListItem[];
  onChange: (patch: Partial<FilingListSearchInput>, options?: { replace?: boolean }) => void;
}

/** What the providers leave out unless they are asked for it. */
const included = [
  { value: 'own', label: 'What was filed here' },
  { value: 'unnumbered', label: 'Envelopes without a case number' },
] as const;

/** Search and filters of the filing list. */
export function FilingListFilters({ search, filings, onChange }: FilingListFiltersProps) {
  return (
    <FilterBar
      label="Filters of filings"
      activeCount={filingFilterCount(search)}
      search={
        <SearchBox
          label="Search filings"
          placeholder="Search filing, case, envelope, matter"
          value={search.q}
          onSearch={(q) => onChange({ q }, { replace: true })}
        />
      }
    >
      <FilterMenu
        label="Status"
        options={countValues(filings, (filing) => [filing.filingStatus, filing.filingStatusText])}
        selected={search.status}
        onChange={(status) => onChange({ status })}
      />
      <FilterMenu
        label="State"
        options={countValues(filings, ({ state }) => [state, state])}
        selected={search.states}
        onChange={(states) => onChange({ states })}
      />
      {search.view === 'history' && (
        <FilterMenu
          label="Include"
          options={included}
          selected={search.include}
          onChange={(include) => onChange({ include })}
        />
      )}
      <DateRangeFilter label="Submitted" from={search.from} to={search.to} onChange={onChange} />
      {(search.q !== undefined || filingFilterCount(search) > 0) && (
        <Button variant="subtle" onClick={() => onChange(noFilters)}>
          Clear all
        </Button>
      )}
    </FilterBar>
  );
}

const noFilters: Partial<FilingListSearchInput> = {
  q: undefined,
  status: undefined,
  states: undefined,
  from: undefined,
  to: undefined,
};
