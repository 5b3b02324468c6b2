import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { OrderRow } from '@/api/generated/billing/model';
import { useIsNarrow } from '@/lib/browser/use-is-narrow';
import { useSettled } from '@/lib/browser/use-settled';
import { isFiltered } from '@/lib/grid/list/list-filter';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSteadyPage } from '@/lib/grid/live/use-steady-page';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ordersList, toOrdersRequest } from '../../lists/orders-list';
import { ordersQuery, useOrdersPage } from '../../queries';
import type { OrdersScope, OrdersSearch, OrdersSearchInput } from '../../search';
import { OrdersFilters } from './orders-filters';

const ChangedNotice = lazy(() => import('@/lib/grid/live/changed-notice'));
const OrdersScroll = lazy(() => import('./orders-scroll'));
const OrdersTools = lazy(() => import('./orders-tools'));

const firmColumns = tableColumns(ordersList);
const matterColumns = tableColumns(ordersList, 'matter');

const noMatch = (
  <EmptyState
    title="No order matches"
    description="Change the search or the filters, or clear them to see every order."
  />
);
const noOrders = <EmptyState title="No orders yet" description="Orders appear here after you submit them." />;

interface OrdersGridProps {
  search: OrdersSearch;
  /** The whole firm by default. */
  scope?: OrdersScope;
}

const wholeFirm: OrdersScope = {};
const noRows: readonly OrderRow[] = [];
const { noun, rowId, pageSize } = ordersList;
const stateOf = ({ state = '' }: OrderRow) => state;

/** The list of orders. The address holds its filters, sort and page. The status updates while the page is open. */
export function OrdersGrid({ search, scope = wholeFirm }: OrdersGridProps) {
  const change = useSearchChange<OrdersSearchInput>();
  const { page = 1 } = search;
  const request = toOrdersRequest(search, scope);
  const orders = useOrdersPage(request);
  const {
    page: steady,
    newCount = 0,
    hasMoved,
    show,
  } = useSteadyPage({ ...orders, isFetching: orders.isFetching || orders.isCounting, request, rowId });
  const columns = scope.clientReference === undefined ? firmColumns : matterColumns;
  const [layout, setLayout] = useGridLayout(columns);
  const isSettled = useSettled(orders.page !== undefined);
  const { total = 0, hasMore = false } = orders.page ?? {};
  const hasNext = isSettled && (hasMore || page * pageSize < total);
  // Prefetches the next page.
  useQuery({
    ...ordersQuery(toOrdersRequest({ ...search, page: page + 1 }, scope)),
    enabled: hasNext,
    refetchInterval: false,
    notifyOnChangeProps: [],
  });

  const isNarrow = useIsNarrow();
  const isScrolled = search.view === 'scroll' && !isNarrow;
  const sort = sortOf(ordersList, search.sort);
  const onSortChange = (next: string[] | undefined) => change({ sort: next });
  const empty = isFiltered(ordersList, search) ? noMatch : noOrders;

  const pages = (
    <PagedGrid
      label="Orders"
      noun={noun}
      {...layout}
      rowId={rowId}
      variesBy={stateOf}
      page={isScrolled ? undefined : steady}
      isRefreshing={orders.isPlaceholderData}
      error={orders.error}
      onRetry={() => void orders.refetch()}
      sort={sort}
      onSortChange={onSortChange}
      pageNumber={page}
      pageSize={pageSize}
      onPageChange={(next) => change({ page: next })}
      empty={empty}
    />
  );

  return (
    <>
      <OrdersFilters
        search={search}
        scope={scope}
        tools={
          <Suspense fallback={<ToolsPlace />}>
            {isSettled && orders.page ? (
              <OrdersTools
                search={search}
                columns={columns}
                request={request}
                rows={isScrolled ? noRows : orders.page.items}
                total={hasMore ? undefined : total}
                onLayout={setLayout}
              />
            ) : (
              <ToolsPlace />
            )}
          </Suspense>
        }
      />
      {(newCount > 0 || hasMoved) && (
        <Suspense fallback={null}>
          <ChangedNotice noun={noun} newCount={newCount} onShow={show} />
        </Suspense>
      )}
      {isScrolled && !orders.isCounting ? (
        <Suspense fallback={pages}>
          <OrdersScroll
            key={`${JSON.stringify(request)} ${steady?.total}`}
            request={request}
            total={steady?.hasMore ? undefined : steady?.total}
            {...layout}
            sort={sort}
            onSortChange={onSortChange}
            empty={empty}
          />
        </Suspense>
      ) : (
        pages
      )}
    </>
  );
}
