import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useMemo } from 'react';
import type { FilingListItem } from '@/api/generated/filing/model';
import { ClientGrid } from '@/lib/grid/client-grid';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import ChangedNotice from '@/lib/grid/live/changed-notice';
import { useSteadyPage } from '@/lib/grid/live/use-steady-page';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { Opening } from '@/lib/ui/opening';
import { filingsList, toFilingHistoryRequest, toFilingListRequest } from '../../lists/filings-list';
import { filterFilings } from '../../model/filter-filings';
import { filingHistoryQuery, filingListQuery } from '../../queries-filings';
import type { FilingListSearch, FilingListSearchInput } from '../../search';
import { FilingsFilters } from './filings-filters';

const FilingsTools = lazy(() => import('./filings-tools'));
const EnvelopeDialog = lazy(() => import('./envelope-dialog'));

const { noun, rowId } = filingsList;
const stateOf = ({ state }: FilingListItem) => state;
const firmColumns = tableColumns(filingsList);
const matterColumns = tableColumns(filingsList, 'matter');

interface FilingsGridProps {
  search: FilingListSearch;
  /** Limits the list to a matter. */
  clientReference?: string;
}

/** The filings in a date range, by default the last 30 days. Their status updates while the page is open. */
export function FilingsGrid({ search, clientReference }: FilingsGridProps) {
  const change = useSearchChange<FilingListSearchInput>();
  const isHistory = search.view === 'history';
  const request = isHistory
    ? toFilingHistoryRequest(search, clientReference)
    : toFilingListRequest(search, clientReference);
  const own = useQuery({ ...filingListQuery(toFilingListRequest(search, clientReference)), enabled: !isHistory });
  const history = useQuery({
    ...filingHistoryQuery(toFilingHistoryRequest(search, clientReference)),
    enabled: isHistory,
  });
  const filings = isHistory ? history : own;
  const latest = useMemo(() => filings.data && { items: filings.data, total: filings.data.length }, [filings.data]);
  const { page, newCount = 0, show } = useSteadyPage({ ...filings, request, page: latest, rowId });
  const { status, states } = search;
  const rows = useMemo(() => page && filterFilings(page.items, { status, states }), [page, status, states]);
  const openFiling = filings.data?.find(({ orderId }) => orderId !== undefined && orderId === search.open?.[0]);
  const columns = clientReference === undefined ? firmColumns : matterColumns;
  const [layout, setLayout] = useGridLayout(columns);
  return (
    <>
      <FilingsFilters
        search={search}
        filings={filings.data ?? []}
        tools={
          <Suspense fallback={<ToolsPlace />}>
            {rows ? (
              <FilingsTools search={search} columns={columns} rows={rows} onLayout={setLayout} />
            ) : (
              <ToolsPlace />
            )}
          </Suspense>
        }
      />
      {newCount > 0 && <ChangedNotice noun={noun} newCount={newCount} onShow={show} />}
      <ClientGrid
        label="Filings"
        noun={noun}
        {...layout}
        rowId={rowId}
        variesBy={stateOf}
        rows={rows}
        isRefreshing={filings.isPlaceholderData}
        error={filings.error}
        onRetry={() => void filings.refetch()}
        sort={sortOf(filingsList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        query={search.q}
        empty={
          filings.data?.length === 0 ? (
            <EmptyState
              title="No filings in these dates"
              description={
                isHistory
                  ? 'Change the dates, or include filings made here.'
                  : 'Change the dates to see earlier filings.'
              }
            />
          ) : (
            <EmptyState title="No filing matches" description="Change the search or the filters, or clear them." />
          )
        }
      />
      {openFiling?.orderId !== undefined && (
        <Opening>
          <EnvelopeDialog
            orderId={openFiling.orderId}
            state={openFiling.state}
            onClose={() => change({ open: undefined }, { replace: true })}
          />
        </Opening>
      )}
    </>
  );
}
