import { getRouteApi } from '@tanstack/react-router';
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
import { OrdersPageHeader } from '../components/grids/orders-page-header';
import { rejectionsList, toRejectionsRequest } from '../lists/rejections-list';
import { useOrdersPage } from '../queries';
import type { RejectionsSearchInput } from '../search';

const RejectionsTools = lazy(() => import('../components/grids/rejections-tools'));

const route = getRouteApi('/_authenticated/_main/orders/rejections');
const { noun, rowId, pageSize } = rejectionsList;
const columns = tableColumns(rejectionsList);
const stateOf = ({ state = '' }: OrderRow) => state;

/** Rejected orders to resubmit, latest first. */
export function RejectionsPage() {
  const search = route.useSearch();
  const change = useSearchChange<RejectionsSearchInput>();
  const request = toRejectionsRequest(search);
  const orders = useOrdersPage(request);
  const [layout, setLayout] = useGridLayout(columns);
  return (
    <>
      <OrdersPageHeader subtitle="Filings the courts rejected or returned" />
      <ListFilterBar
        list={rejectionsList}
        search={search}
        tools={
          <Suspense fallback={<ToolsPlace />}>
            {orders.page ? (
              <RejectionsTools
                search={search}
                columns={columns}
                request={request}
                rows={orders.page.items}
                onLayout={setLayout}
              />
            ) : (
              <ToolsPlace />
            )}
          </Suspense>
        }
      />
      <PagedGrid
        label="Rejected orders"
        noun={noun}
        {...layout}
        rowId={rowId}
        variesBy={stateOf}
        page={orders.page}
        isRefreshing={orders.isPlaceholderData}
        error={orders.error}
        onRetry={() => void orders.refetch()}
        sort={sortOf(rejectionsList, search.sort)}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={pageSize}
        onPageChange={(page) => change({ page })}
        empty={
          search.q ? (
            <EmptyState title="No order matches" description="Change the search, or clear it to see every order." />
          ) : (
            <EmptyState
              title="You’re all caught up"
              description="Filings that a court rejects or returns appear here."
            />
          )
        }
      />
    </>
  );
}
