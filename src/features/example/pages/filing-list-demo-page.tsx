import { useMemo, useState } from 'react';
import { ClientGrid } from '@/lib/grid/client-grid';
import { FilterBar } from '@/lib/grid/filters/filter-bar';
import { FilterMenu } from '@/lib/grid/filters/filter-menu';
import { SearchBox } from '@/lib/grid/filters/search-box';
import { tableColumns } from '@/lib/grid/list/table-column';
import type { SortToken } from '@/lib/grid/url/grid-search';
import { EmptyState } from '@/lib/ui/empty-state';
import { PageHeader } from '@/lib/ui/page-header';
import { demoFilingsList, demoStatusTexts } from '../lists/demo-filings-list';
import { type DemoStatus, demoFilings, demoStatuses } from '../model/demo-filings';

const { noun, rowId, defaultSort } = demoFilingsList;
const columns = tableColumns(demoFilingsList);

/** The product's grid with 10,000 rows. */
export function FilingListDemoPage() {
  const [filings] = useState(() => demoFilings(10_000));
  const [query, setQuery] = useState<string>();
  const [statuses, setStatuses] = useState<DemoStatus[]>();
  const [sort, setSort] = useState<readonly SortToken[]>(defaultSort);
  const rows = useMemo(
    () => (statuses ? filings.filter(({ status }) => statuses.includes(status)) : filings),
    [filings, statuses],
  );
  return (
    <>
      <PageHeader title="Filing list demo" subtitle="The product’s grid with 10,000 sample filings" />
      <FilterBar
        label="Demo filters"
        activeCount={statuses ? 1 : 0}
        search={
          <SearchBox
            label="Search the demo"
            placeholder="Search filing, case, court"
            value={query}
            onSearch={setQuery}
          />
        }
      >
        <FilterMenu
          label="Status"
          options={demoStatuses.map((value) => ({ value, label: demoStatusTexts[value].label }))}
          selected={statuses}
          onChange={setStatuses}
        />
      </FilterBar>
      <ClientGrid
        label="Sample filings"
        noun={noun}
        columns={columns}
        rowId={rowId}
        rows={rows}
        isRefreshing={false}
        error={null}
        onRetry={() => {}}
        sort={sort}
        onSortChange={(next) => setSort(next ?? [])}
        query={query}
        empty={<EmptyState title="No filing matches" description="Change the search or the filter." />}
      />
    </>
  );
}
