import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { useGridViews } from '@/features/orders';
import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { withExpandColumn } from '@/lib/grid/columns/expand-column';
import { inMemorySource } from '@/lib/grid/export/read-all';
import { sortOf } from '@/lib/grid/list/list-request';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useRowOrder } from '@/lib/grid/order/use-row-order';
import { PagedGrid } from '@/lib/grid/paged-grid';
import { GridTools } from '@/lib/grid/tools/grid-tools';
import { ToolsPlace } from '@/lib/grid/tools/tools-place';
import { useGridLayout } from '@/lib/grid/tools/use-grid-layout';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { StatusBadge } from '@/lib/ui/status-badge';
import { type FeesScope, feesFileName, toFeeSummaryRequest, whereBilled } from '../lists/fees-list';
import { orderFeesList } from '../lists/order-fees-list';
import { feeCategoryLabel, feeStatus } from '../model/fee-status';
import { groupByOrder, type OrderFees } from '../model/order-fees';
import { allFeesQuery } from '../queries';
import type { FeeSummarySearch, FeeSummarySearchInput } from '../search';
import { FeeFilters } from './fee-filters';
import classes from './order-fees-grid.module.css';

const { noun, rowId } = orderFeesList;
const orderColumns = tableColumns(orderFeesList);
const pageSize = 50;
const noRows: readonly OrderFees[] = [];

interface OrderFeesGridProps {
  search: FeeSummarySearch;
  scope: FeesScope;
  empty: ReactNode;
}

/** One order per row, which expands to its fees. The address holds the expanded orders. */
export function OrderFeesGrid({ search, scope, empty }: OrderFeesGridProps) {
  const change = useSearchChange<FeeSummarySearchInput>();
  const fees = useQuery(allFeesQuery(toFeeSummaryRequest({ ...search, page: undefined, sort: undefined }, scope)));
  const orders = useMemo(() => fees.data && groupByOrder(fees.data), [fees.data]);
  const sort = sortOf(orderFeesList, search.sort);
  const order = useRowOrder(orderColumns, orders ?? noRows, sort, '');
  const views = useGridViews('orderFees', search);
  const [layout, setLayout] = useGridLayout(orderColumns);
  const { page = 1, open = [] } = search;
  const sorted = orders && [...order].flatMap((index) => orders[index] ?? []);
  const shown = sorted?.slice((page - 1) * pageSize, page * pageSize);
  const isExpanded = ({ orderId }: OrderFees) => open.includes(orderId);
  const columns = withExpandColumn(layout.columns, {
    isExpanded,
    onToggle: (row) => {
      const others = open.filter((orderId) => orderId !== row.orderId);
      const next = isExpanded(row) ? others : [...others, row.orderId];
      change({ open: next.length > 0 ? next : undefined, page: search.page }, { replace: true });
    },
    nameOf: ({ orderId }) => `the fees of order ${orderId}`,
  });
  return (
    <>
      <FeeFilters
        search={search}
        scope={scope}
        tools={
          sorted && shown && views ? (
            <GridTools
              list={orderFeesList}
              columns={orderColumns}
              fileName={feesFileName(search, scope)}
              rows={shown}
              source={inMemorySource(sorted, rowId)}
              {...views}
              onLayout={setLayout}
            />
          ) : (
            <ToolsPlace />
          )
        }
      />
      <PagedGrid
        label="Orders with fees"
        noun={noun}
        {...layout}
        columns={columns}
        rowId={rowId}
        page={shown && sorted && { items: shown, total: sorted.length }}
        isRefreshing={fees.isPlaceholderData}
        error={fees.error}
        onRetry={() => void fees.refetch()}
        sort={sort}
        onSortChange={(next) => change({ sort: next })}
        pageNumber={page}
        pageSize={pageSize}
        onPageChange={(next) => change({ page: next })}
        empty={empty}
        detail={(row) => isExpanded(row) && <FeesOfOrder {...row} />}
      />
    </>
  );
}

function FeesOfOrder({ orderId, fees }: OrderFees) {
  return (
    <ul className={classes.fees} aria-label={`Fees of order ${orderId}`}>
      {fees.map(({ feeId, description, category, date, status, amount, ...billing }) => (
        <li key={feeId} className={classes.fee}>
          <div className={classes.what}>
            <div>{description}</div>
            <div className={classes.facts}>
              {[feeCategoryLabel(category), formatPlainDate(date), whereBilled({ status, ...billing })]
                .filter(Boolean)
                .join(' · ')}
            </div>
          </div>
          <StatusBadge {...feeStatus(status)} />
          <span className={classes.amount}>{formatDollars(amount)}</span>
        </li>
      ))}
    </ul>
  );
}
