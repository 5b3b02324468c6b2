import { lazy, Suspense } from 'react';
import { columnsWithout } from '@/lib/grid/list/list';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { draftsList, toDraftsRequest } from '../lists/drafts-list';
import type { OrdersScope } from '../model/orders-scope';
import type { DraftsSearch, DraftsSearchInput } from '../search';
import { useOrdersPage } from '../use-orders-page';
import classes from './orders-grid.module.css';

const DraftsTools = lazy(() => import('./drafts-tools'));

const { noun, rowId, pageSize } = draftsList;
const matterColumns = columnsWithout(draftsList, 'matter');
const firm: OrdersScope = {};

interface DraftsGridProps {
  search: DraftsSearch;
  /** Drafts of one matter; of the firm without one. */
  scope?: OrdersScope;
}

/** What is being prepared, and the way on with each. */
export function DraftsGrid({ search, scope = firm }: DraftsGridProps) {
  const change = useSearchChange<DraftsSearchInput>();
  const request = toDraftsRequest(search, scope);
  const drafts = useOrdersPage(request);
  const columns = scope.clientReference === undefined ? draftsList.tableColumns : matterColumns;
  const [layout, setLayout] = useGridLayout(columns);
  return (
    <>
      <ListFilterBar list={draftsList} search={search} />
      <div className={classes.tools}>
        {drafts.page && (
          <Suspense>
            <DraftsTools
              search={search}
              columns={columns}
              request={request}
              rows={drafts.page.items}
              onLayout={setLayout}
            />
          </Suspense>
        )}
      </div>
      <PagedGrid
        label="Drafts"
        noun={noun}
        {...layout}
        rowId={rowId}
        page={drafts.page}
        isRefreshing={drafts.isPlaceholderData}
        hasError={drafts.isError}
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
              description="A filing that is begun is saved here as you go, and waits until it is submitted or deleted."
            />
          )
        }
      />
    </>
  );
}
