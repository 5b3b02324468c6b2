import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useGridViews } from '@/features/orders';
import { withExpandColumn } from '@/lib/grid/columns/expand-column';
import { inMemorySource } from '@/lib/grid/export/read-all';
import { sortOf } from '@/lib/grid/list/list-request';
import { useRowOrder } from '@/lib/grid/order/use-row-order';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { toFeeSummaryRequest } from '../lists/fees-list';
import { orderFeesList } from '../lists/order-fees-list';
import { groupByOrder, type OrderFees } from '../model/order-fees';
import { allFeesQuery } from '../queries';
import type { FeeSummarySearch, FeeSummarySearchInput } from '../search';
import { FeeLines } from './fee-lines';

const { noun, rowId, tableColumns } = orderFeesList;
const pageSize = 50;
const none: readonly OrderFees[] = [];

interface FeesByOrderProps {
  search: FeeSummarySearch;
  clientReference: string;
  empty: ReactNode;
}

/** A row an order, which expands to its fees. Those that are open are in the address. */
export function FeesByOrder({ search, clientReference, empty }: FeesByOrderProps) {
  const change = useSearchChange<FeeSummarySearchInput>();
  const fees = useQuery(
    allFeesQuery(toFeeSummaryRequest({ ...search, page: undefined, sort: undefined }, clientReference)),
  );
  const orders = useMemo(() => fees.data && groupByOrder(fees.data), [fees.data]);
  const sort = sortOf(orderFeesList, search.sort);
  const order = useRowOrder(tableColumns, orders ?? none, sort, '');
  const views = useGridViews('orderFees', search);
  const [layout, setLayout] = useGridLayout(tableColumns);
  const { page = 1, open = [] } = search;
  const sorted = orders && [...order].flatMap((place) => orders[place] ?? []);
  const shown = sorted?.slice((page - 1) * pageSize, page * pageSize);
  const isExpanded = ({ orderId }: OrderFees) => open.includes(orderId);
  const columns = withExpandColumn(layout.columns, {
    isExpanded,
    onToggle: (row) => {
      const others = open.filter((each) => each !== row.orderId);
      const next = isExpanded(row) ? others : [...others, row.orderId];
      change({ open: next.length > 0 ? next : undefined, page: search.page }, { replace: true });
    },
    nameOf: ({ orderId }) => `the fees of order ${orderId}`,
  });
  return (
    <>
      {sorted && shown && views && (
        <GridTools
          list={orderFeesList}
          fileName={`fees-${clientReference}`}
          rows={shown}
          source={inMemorySource(sorted, rowId)}
          {...views}
          onLayout={setLayout}
        />
      )}
      <PagedGrid
        label="Orders with fees"
        noun={noun}
        {...layout}
        columns={columns}
        rowId={rowId}
        page={shown && sorted && { items: shown, total: sorted.length }}
        isRefreshing={fees.isPlaceholderData}
        hasError={fees.isError}
        onRetry={() => void fees.refetch()}
        sort={sort}
        onSortChange={(next) => change({ sort: next })}
        pageNumber={page}
        pageSize={pageSize}
        onPageChange={(next) => change({ page: next })}
        empty={empty}
        detail={(row) => isExpanded(row) && <FeeLines {...row} />}
      />
    </>
  );
}
