import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { OrderRow, OrderSearchRequest } from '@/api/generated/billing/model';
import type { GridColumns } from '@/lib/grid/columns/columns';
import type { List } from '@/lib/grid/list/list';
import { ListFilterBar } from '@/lib/grid/list/list-filter-bar';
import { sortOf } from '@/lib/grid/list/list-request';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { type AppliedLayout, useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { useOrdersPage } from '../../queries';
import type { OrderPagesSearch, OrderPagesSearchInput } from '../../search';

/** What the tools above a list of orders work with. */
export interface OrderToolsProps<Search = OrderPagesSearch> {
  search: Search;
  columns: GridColumns<OrderRow>;
  /** The request of the page. Exports fetch all its rows. */
  request: OrderSearchRequest;
  rows: readonly OrderRow[];
  onLayout: (layout: AppliedLayout<OrderRow>) => void;
}

interface OrderPagesProps {
  label: string;
  list: List<OrderRow, unknown, string, OrderPagesSearch, OrderSearchRequest>;
  columns: GridColumns<OrderRow>;
  search: OrderPagesSearch;
  request: OrderSearchRequest;
  /** Loaded after the rows. */
  tools: ComponentType<OrderToolsProps>;
  /** Shown when nothing is there, or nothing matches the search. */
  empty: ReactNode;
}

const stateOf = ({ state = '' }: OrderRow) => state;

/** Orders in pages, with a search and tools. The address holds search, sort and page. */
export function OrderPages({ label, list, columns, search, request, tools: Tools, empty }: OrderPagesProps) {
  const change = useSearchChange<OrderPagesSearchInput>();
  const orders = useOrdersPage(request);
  const [layout, setLayout] = useGridLayout(columns);
  return (
    <>
      <ListFilterBar
        list={list}
        search={search}
        tools={
          <Suspense fallback={<ToolsPlace />}>
            {orders.page ? (
              <Tools
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
        label={label}
        noun={list.noun}
        {...layout}
        rowId={list.rowId}
        variesBy={stateOf}
        page={orders.page}
        isRefreshing={orders.isPlaceholderData}
        error={orders.error}
        onRetry={() => void orders.refetch()}
        sort={sortOf(list, search.sort)}
        onSortChange={(sort) => change({ sort })}
        pageNumber={search.page ?? 1}
        pageSize={list.pageSize}
        onPageChange={(page) => change({ page })}
        empty={empty}
      />
    </>
  );
}
