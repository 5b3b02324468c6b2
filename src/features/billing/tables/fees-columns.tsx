/** Columns of the fee summary: of its fees, and of its orders with theirs. A column's id is its name in the address. */
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { orderColumn } from '@/features/orders';
import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { chronological, columnsOf, numerical } from '@/lib/grid/columns/columns';
import { TwoLines } from '@/lib/grid/columns/two-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { feeCategoryLabel, feeStatus } from '../model/fee-status';
import type { OrderFees } from '../model/order-fees';

const ofFee = columnsOf<FeeSummaryRow>();
const ofOrder = columnsOf<OrderFees>();

export const feesColumns = ofFee.columns([
  orderColumn<FeeSummaryRow>('10.5rem'),
  dateColumn<FeeSummaryRow>('8rem'),
  ofFee.accessor('description', {
    id: 'fee',
    meta: { label: 'Fee' },
    cell: ({ row: { original } }) => (
      <TwoLines second={feeCategoryLabel(original.category)}>{original.description}</TwoLines>
    ),
  }),
  personColumn<FeeSummaryRow>('10rem'),
  ofFee.display({
    id: 'invoice',
    meta: { label: 'Invoice', width: '9.5rem', from: 'lg' },
    cell: ({ row: { original } }) => original.invoiceNumber ?? '—',
  }),
  ofFee.accessor('status', {
    id: 'status',
    meta: { label: 'Status', width: '10rem', card: 'badge' },
    cell: ({ getValue }) => <StatusBadge {...feeStatus(getValue())} />,
  }),
  ofFee.accessor('amount', {
    id: 'amount',
    meta: { label: 'Amount', width: '7.5rem', align: 'end', directions: numerical },
    sortDescFirst: true,
    cell: ({ getValue }) => formatDollars(getValue()),
  }),
]);

export const orderFeesColumns = ofOrder.columns([
  orderColumn<OrderFees>('12rem'),
  dateColumn<OrderFees>(),
  personColumn<OrderFees>(),
  ofOrder.display({
    id: 'billable',
    meta: { label: 'Billable', width: '9rem', align: 'end' },
    cell: ({ row: { original } }) => formatDollars(original.billable),
  }),
  ofOrder.display({
    id: 'pending',
    meta: { label: 'Not yet charged', width: '10rem', align: 'end' },
    cell: ({ row: { original } }) => formatDollars(original.notYetCharged),
  }),
  ofOrder.accessor('total', {
    id: 'amount',
    meta: { label: 'Total', width: '9rem', align: 'end', directions: numerical },
    sortDescFirst: true,
    cell: ({ getValue }) => formatDollars(getValue()),
  }),
]);

function dateColumn<Row extends { date: string }>(width?: string) {
  return columnsOf<Row>().accessor(({ date }) => date, {
    id: 'date',
    meta: { label: 'Date', width, directions: chronological },
    sortDescFirst: true,
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatPlainDate(getValue())}</time>,
  });
}

function personColumn<Row extends { userName: string }>(width?: string) {
  return columnsOf<Row>().accessor(({ userName }) => userName, {
    id: 'person',
    meta: { label: 'Ordered by', width, from: 'md' },
    cell: ({ getValue }) => <TwoLines>{getValue()}</TwoLines>,
  });
}
