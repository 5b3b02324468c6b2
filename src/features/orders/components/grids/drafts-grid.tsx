import { lazy, Suspense } from 'react';
import type { OrderRow } from '@/api/generated/billing/model';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { draftsList, toDraftsRequest } from '../../lists/drafts-list';
import { useOrdersPage } from '../../queries';
import type { DraftsSearch, DraftsSearchInput, OrdersScope } from '../../search';

const DraftsTools = lazy(() => import('./drafts-tools'));

const { noun, rowId, pageSize } = draftsList;
const stateOf = ({ state = '' }: OrderRow) => state;
const firmColumns = tableColumns(draftsList);
const matterColumns = tableColumns(draftsList, 'matter');
const wholeFirm: OrdersScope = {};

interface DraftsGridProps {
  search: DraftsSearch;
  /** The whole firm by default. */
  scope?: OrdersScope;
}

/** The list of drafts. */
export function DraftsGrid({ search, scope = wholeFirm }: DraftsGridProps) {
  const change = useSearchChange<DraftsSearchInput>();
  const request = toDraftsRequest(search, scope);
  const drafts = useOrdersPage(request);
  const columns = scope.clientReference === undefined ? firmColumns : matterColumns;
  const [layout, setLayout] = useGridLayout(columns);
  return (
    <>
      <ListFilterBar
        list={draftsList}
        search={search}
        tools={
          <Suspense fallback={<ToolsPlace />}>
            {drafts.page ? (
              <DraftsTools
                search={search}
                columns={columns}
                request={request}
                rows={drafts.page.items}
                onLayout={setLayout}
              />
            ) : (
              <ToolsPlace />
            )}
          </Suspense>
        }
      />
      <PagedGrid
        label="Drafts"
        noun={noun}
        {...layout}
        rowId={rowId}
        variesBy={stateOf}
        page={drafts.page}
        isRefreshing={drafts.isPlaceholderData}
        error={drafts.error}
        onRetry={() => void drafts.refetch()}
        sort={sortOf(draftsList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={pageSize}
        onPageChange={(page) => change({ page })}
        empty={
          search.q ? (
            <EmptyState title="No draft matches" description="Change the search, or clear it to see every draft." />
          ) : (
            <EmptyState
              title="No drafts"
              description="We save unfinished filings here until you submit or delete them."
            />
          )
        }
      />
    </>
  );
}
