import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FilingListItem } from '@/api/generated/filing/model';
import { FilterMenu } from '@/lib/grid/filters/filter-menu';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { filingsList } from '../../lists/filings-list';
import { countValues } from '../../model/filter-filings';
import type { FilingListSearch, FilingListSearchInput } from '../../search';

interface FilingsFiltersProps {
  search: FilingListSearch;
  /** The unfiltered filings, whose values are counted. */
  filings: readonly FilingListItem[];
  tools: ReactNode;
}

/** Left out of the history by default. */
const inclusions = [
  { value: 'own', label: 'Filings made here' },
  { value: 'unnumbered', label: 'Envelopes without a case number' },
] as const;
const wholeHistory = inclusions.map(({ value }) => value);

/** Search and filters of the filing list. */
export function FilingsFilters({ search, filings, tools }: FilingsFiltersProps) {
  const change = useSearchChange<FilingListSearchInput>();
  const isHistory = search.view === 'history';
  const options = {
    status: countValues(filings, (filing) => [filing.filingStatus, filing.filingStatusText]),
    states: countValues(filings, ({ state }) => [state, state]),
  };
  return (
    <ListFilterBar list={filingsList} search={search} options={options} tools={tools}>
      <Button
        variant={isHistory ? 'light' : 'default'}
        fw={500}
        aria-pressed={isHistory}
        onClick={() =>
          change(isHistory ? { view: undefined, include: undefined } : { view: 'history', include: wholeHistory })
        }
      >
        Court e-filing history
      </Button>
      {isHistory && (
        <FilterMenu
          label="Include"
          options={inclusions}
          selected={search.include}
          onChange={(include) => change({ include })}
        />
      )}
    </ListFilterBar>
  );
}
