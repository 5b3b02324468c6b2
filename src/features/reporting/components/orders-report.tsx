import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { RowsGrid } from '@/features/billing';
import { formatCount } from '@/lib/format/numbers';
import { tableColumns } from '@/lib/grid/list/table-column';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { countList } from '../lists/count-lists';
import { toChart } from '../model/bars';
import { countKeys, countRows } from '../model/counts';
import { orderCountsQuery } from '../queries';
import type { ReportingSearch, ReportingSearchInput } from '../search';
import { DaysFilter } from './days-filter';
import classes from './group-controls.module.css';

const GroupChart = lazy(() => import('./group-chart'));

/** Shows how many orders there are, by one of their values. */
export function OrdersReport({ search }: { search: ReportingSearch }) {
  const { count = 'service', from, to } = search;
  const change = useSearchChange<ReportingSearchInput>();
  const navigate = useNavigate();
  const counts = useQuery(orderCountsQuery({ from, to }));
  const list = useMemo(() => countList(count), [count]);
  const columns = useMemo(() => tableColumns(list), [list]);
  const rows = useMemo(
    () => counts.data && countRows(counts.data, count, { from, to }),
    [counts.data, count, from, to],
  );
  const chart = useMemo(
    () =>
      rows &&
      toChart(
        rows.map((row) => ({ names: [row.name], amount: row.count })),
        { amountName: 'Orders' },
      ),
    [rows],
  );
  const keyOf = (text: string) => countKeys.find(({ value }) => value === text)?.value;
  const open = (label: string) => {
    const row = rows?.find(({ name }) => name === label);
    if (row) void navigate({ to: '/orders', search: row.search });
  };
  return (
    <>
      <div className={classes.controls}>
        <NativeSelect
          aria-label="Count by"
          data={countKeys.map(({ value, label }) => ({ value, label: `By ${label.toLowerCase()}` }))}
          value={count}
          onChange={({ currentTarget }) => change({ count: keyOf(currentTarget.value), sort: undefined })}
        />
        <DaysFilter label="Ordered" from={from} to={to} />
      </div>
      {chart && chart.bars.length > 0 && (
        <Suspense fallback={null}>
          <GroupChart
            chart={chart}
            label={`Orders by ${count}, in the table below`}
            format={formatCount}
            onOpen={open}
          />
        </Suspense>
      )}
      <RowsGrid
        list={list}
        columns={columns}
        label="Orders"
        fileName={`orders-by-${count}`}
        views="reportOrders"
        search={search}
        rows={rows}
        isRefreshing={counts.isPlaceholderData}
        error={counts.error}
        onRetry={() => void counts.refetch()}
        empty={<EmptyState title="No orders in these days" description="Choose other days to see their orders." />}
      />
    </>
  );
}
