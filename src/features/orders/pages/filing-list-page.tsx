import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { lazy, Suspense, useMemo, useState } from 'react';
import type { FilingListItem } from '@/api/generated/filing/model';
import { ListGrid } from '@/lib/grid/list-grid';
import ChangedNotice from '@/lib/grid/live/changed-notice';
import { useSteadyPage } from '@/lib/grid/live/use-steady-page';
import type { ArrangedGrid } from '@/lib/grid/tools/grid-tools';
import { useSearchChange } from '@/lib/grid/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { PageHeader } from '@/lib/ui/page-header';
import { FilingListFilters } from '../components/filing-list-filters';
import classes from '../components/orders-grid.module.css';
import { OrdersTabs } from '../components/orders-tabs';
import type { FilingListSearchInput } from '../filing-list-search';
import { defaultFilingSort, filterFilings, toFilingListRequest } from '../model/filing-list';
import { filingListQuery } from '../queries';
import { filingListColumns } from '../tables/filing-list-columns';

const FilingListTools = lazy(() => import('../components/filing-list-tools'));

const route = getRouteApi('/_authenticated/_main/filing-list');
const noun = ['filing', 'filings'] as const;
const rowId = ({ filingId }: FilingListItem) => filingId;

/** Every single filing of some days, the last thirty unless others are asked for. Their status follows the court. */
export function FilingListPage() {
  const search = route.useSearch();
  const change = useSearchChange<FilingListSearchInput>();
  const request = toFilingListRequest(search);
  const filings = useQuery(filingListQuery(request));
  const latest = useMemo(() => filings.data && { items: filings.data, total: filings.data.length }, [filings.data]);
  const { page, newCount = 0, show } = useSteadyPage({ ...filings, request, page: latest, rowId });
  const { status, states } = search;
  const rows = useMemo(() => page && filterFilings(page.items, { status, states }), [page, status, states]);
  const [arranged, setArranged] = useState<ArrangedGrid<FilingListItem>>();
  return (
    <>
      <PageHeader title="Orders" subtitle={search.from || search.to ? undefined : 'Filings of the last 30 days'} />
      <OrdersTabs />
      <FilingListFilters search={search} filings={filings.data ?? []} onChange={change} />
      <div className={classes.tools}>
        {rows && (
          <Suspense>
            <FilingListTools search={search} rows={rows} onArrange={setArranged} />
          </Suspense>
        )}
      </div>
      {newCount > 0 && <ChangedNotice noun={noun} newCount={newCount} onShow={show} />}
      <ListGrid
        label="Filings"
        noun={noun}
        columns={arranged?.columns ?? filingListColumns}
        isCompact={arranged?.isCompact}
        rowId={rowId}
        rows={rows}
        isRefreshing={filings.isPlaceholderData}
        hasError={filings.isError}
        onRetry={() => void filings.refetch()}
        sort={search.sort ?? defaultFilingSort}
        onSortChange={(sort) => change({ sort })}
        query={search.q}
        empty={
          filings.data?.length === 0 ? (
            <EmptyState
              title="No filings in these days"
              description="A filing shows here as soon as it is submitted. Choose other days to see earlier ones."
            />
          ) : (
            <EmptyState title="No filing matches" description="Change the search or the filters, or clear them." />
          )
        }
      />
    </>
  );
}
