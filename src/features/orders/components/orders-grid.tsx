import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { OrderRow } from '@/api/generated/billing/model';
import { useSettled } from '@/lib/browser/use-settled';
import { useSteadyPage } from '@/lib/grid/live/use-steady-page';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { useIsNarrow } from '@/lib/grid/table/use-is-narrow';
import { useArranged } from '@/lib/grid/tools/use-arranged';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ordersQuery } from '../queries';
import { defaultSort, isFiltered, type OrdersScope, ordersPageSize, toOrdersRequest } from '../requests';
import type { OrdersSearch, OrdersSearchInput } from '../search';
import { matterOrdersColumns, ordersColumns } from '../tables/orders-columns';
import { useOrdersPage } from '../use-orders-page';
import { OrdersFilters } from './orders-filters';
import classes from './orders-grid.module.css';

const loadBehind = () => import('./orders-behind');
const ChangedNotice = lazy(async () => ({ default: (await loadBehind()).ChangedNotice }));
const OrdersScroll = lazy(async () => ({ default: (await loadBehind()).OrdersScroll }));
const OrdersTools = lazy(async () => ({ default: (await loadBehind()).OrdersTools }));

const noun = ['order', 'orders'] as const;

const noMatch = (
  <EmptyState
    title="No order matches"
    description="Change the search or the filters, or clear them to see every order."
  />
);
const noOrders = (
  <EmptyState
    title="No orders yet"
    description="An order shows here as soon as it is submitted, and follows the court from then on."
  />
);

interface OrdersGridProps {
  search: OrdersSearch;
  /** Orders of one matter; of the firm without one. */
  scope?: OrdersScope;
}

const firm: OrdersScope = {};
const noRows: readonly OrderRow[] = [];
const rowId = ({ orderId }: OrderRow) => orderId;

/** Orders, filtered, sorted and paged by the address. Their status follows the court without a reload. */
export function OrdersGrid({ search, scope = firm }: OrdersGridProps) {
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
  const columns = scope.clientReference === undefined ? ordersColumns : matterOrdersColumns;
  const [arranged, setArranged] = useArranged(columns);
  const isSettled = useSettled(orders.page !== undefined);
  const { total = 0, hasMore = false } = orders.page ?? {};
  const hasNext = isSettled && (hasMore || page * ordersPageSize < total);
  // The next page is fetched ahead, so that turning to it shows it at once.
  useQuery({
    ...ordersQuery(toOrdersRequest({ ...search, page: page + 1 }, scope)),
    enabled: hasNext,
    refetchInterval: false,
    notifyOnChangeProps: [],
  });

  const isNarrow = useIsNarrow();
  const isScrolled = search.view === 'scroll' && !isNarrow;
  const sort = search.sort ?? defaultSort.orders;
  const onSortChange = (next: string[] | undefined) => change({ sort: next });
  const empty = isFiltered(search) ? noMatch : noOrders;

  return (
    <>
      <OrdersFilters search={search} scope={scope} onChange={change} />
      <div className={classes.tools}>
        {isSettled && orders.page && (
          <Suspense>
            <OrdersTools
              search={search}
              columns={columns}
              request={request}
              rows={isScrolled ? noRows : orders.page.items}
              total={hasMore ? undefined : total}
              onArrange={setArranged}
            />
          </Suspense>
        )}
      </div>
      {(newCount > 0 || hasMoved) && (
        <Suspense>
          <ChangedNotice noun={noun} newCount={newCount} onShow={show} />
        </Suspense>
      )}
      {isScrolled && !orders.isCounting ? (
        <Suspense>
          <OrdersScroll
            key={`${JSON.stringify(request)} ${steady?.total}`}
            request={request}
            total={steady?.hasMore ? undefined : steady?.total}
            {...arranged}
            sort={sort}
            onSortChange={onSortChange}
            empty={empty}
          />
        </Suspense>
      ) : (
        <PagedGrid
          label="Orders"
          noun={noun}
          {...arranged}
          rowId={rowId}
          page={isScrolled ? undefined : steady}
          isRefreshing={orders.isPlaceholderData}
          hasError={orders.isError}
          onRetry={() => void orders.refetch()}
          sort={sort}
          onSortChange={onSortChange}
          pageNumber={page}
          pageSize={ordersPageSize}
          onPageChange={(next) => change({ page: next })}
          empty={empty}
        />
      )}
    </>
  );
}
