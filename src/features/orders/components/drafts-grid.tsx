import { lazy, Suspense } from 'react';
import { FilterBar } from '@/lib/grid/filters/filter-bar';
import { SearchBox } from '@/lib/grid/filters/search-box';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { useArranged } from '@/lib/grid/tools/use-arranged';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { defaultSort, type OrdersScope, ordersPageSize, toDraftsRequest } from '../requests';
import type { DraftsSearch, DraftsSearchInput } from '../search';
import { draftsColumns, matterDraftsColumns } from '../tables/drafts-columns';
import { useOrdersPage } from '../use-orders-page';
import classes from './orders-grid.module.css';

const DraftsTools = lazy(() => import('./drafts-tools'));

const noun = ['draft', 'drafts'] as const;
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
  const columns = scope.clientReference === undefined ? draftsColumns : matterDraftsColumns;
  const [arranged, setArranged] = useArranged(columns);
  return (
    <>
      <FilterBar
        label="Search of drafts"
        search={
          <SearchBox
            label="Search drafts"
            placeholder="Search case, court, matter"
            value={search.q}
            onSearch={(q) => change({ q }, { replace: true })}
          />
        }
      />
      <div className={classes.tools}>
        {drafts.page && (
          <Suspense>
            <DraftsTools
              search={search}
              columns={columns}
              request={request}
              rows={drafts.page.items}
              onArrange={setArranged}
            />
          </Suspense>
        )}
      </div>
      <PagedGrid
        label="Drafts"
        noun={noun}
        {...arranged}
        rowId={(draft) => draft.orderId}
        page={drafts.page}
        isRefreshing={drafts.isPlaceholderData}
        hasError={drafts.isError}
        onRetry={() => void drafts.refetch()}
        sort={search.sort ?? defaultSort.drafts}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={ordersPageSize}
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
