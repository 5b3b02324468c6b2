import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useMemo } from 'react';
import { paymentsQuery, RowsGrid } from '@/features/billing';
import { tableColumns } from '@/lib/grid/list/table-column';
import { EmptyState } from '@/lib/ui/empty-state';
import { paidList } from '../lists/count-lists';
import { toChart } from '../model/bars';
import { paidByMonth } from '../model/counts';
import type { ReportingSearch } from '../search';
import { DaysFilter } from './days-filter';
import classes from './group-controls.module.css';

const GroupChart = lazy(() => import('./group-chart'));
const columns = tableColumns(paidList);

/** Shows what the firm paid, by month. */
export function PaymentsReport({ search }: { search: ReportingSearch }) {
  const { from, to } = search;
  const navigate = useNavigate();
  const payments = useQuery(paymentsQuery);
  const rows = useMemo(() => payments.data && paidByMonth(payments.data, { from, to }), [payments.data, from, to]);
  const chart = useMemo(
    () =>
      rows &&
      toChart(
        rows.flatMap(({ monthName, applied, fee }) => [
          { names: [monthName, 'Applied to invoices'], amount: applied },
          { names: [monthName, 'Service fee'], amount: fee },
        ]),
        { amountName: 'Paid', isCourseOfTime: true },
      ),
    [rows],
  );
  const open = (label: string) => {
    const row = rows?.find(({ monthName }) => monthName === label);
    if (row) void navigate({ to: '/billing/payments', search: { q: row.month } });
  };
  return (
    <>
      <div className={classes.controls}>
        <DaysFilter label="Paid" from={from} to={to} />
      </div>
      {chart && chart.bars.length > 0 && (
        <Suspense fallback={null}>
          <GroupChart chart={chart} label="Payments by month, in the table below" onOpen={open} />
        </Suspense>
      )}
      <RowsGrid
        list={paidList}
        columns={columns}
        label="Payments"
        fileName="payments-by-month"
        views="reportPayments"
        search={search}
        rows={rows}
        error={payments.error}
        onRetry={() => void payments.refetch()}
        empty={<EmptyState title="No payments in these days" description="Choose other days to see their payments." />}
      />
    </>
  );
}
