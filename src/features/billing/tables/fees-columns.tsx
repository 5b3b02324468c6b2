/** Columns of the fee summary. A column's id is its name in the address. */
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { serviceLabel } from '@/features/orders';
import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { chronological, columnsOf, numerical } from '@/lib/grid/columns';
import { TwoLines } from '@/lib/grid/two-lines';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import { feeCategoryLabel, feeStatus } from '../model/fee-status';

const column = columnsOf<FeeSummaryRow>();

export const feesColumns = column.columns([
  column.accessor('orderId', {
    id: 'order',
    meta: { label: 'Order', width: '10.5rem', card: 'title', directions: numerical },
    sortDescFirst: true,
    cell: ({ row: { original } }) => (
      <TwoLines second={serviceLabel(original.service)}>
        <AppLink to="/order-details/$orderId" params={{ orderId: original.orderId }} size="sm" fw={600}>
          {original.orderId}
        </AppLink>
      </TwoLines>
    ),
  }),
  column.accessor('date', {
    id: 'date',
    meta: { label: 'Date', width: '8rem', directions: chronological },
    sortDescFirst: true,
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatPlainDate(getValue())}</time>,
  }),
  column.accessor('description', {
    id: 'fee',
    meta: { label: 'Fee' },
    cell: ({ row: { original } }) => (
      <TwoLines second={feeCategoryLabel(original.category)}>{original.description}</TwoLines>
    ),
  }),
  column.accessor('userName', {
    id: 'person',
    meta: { label: 'Ordered by', width: '10rem', from: 'md' },
    cell: ({ getValue }) => <TwoLines>{getValue()}</TwoLines>,
  }),
  column.display({
    id: 'invoice',
    meta: { label: 'Invoice', width: '9.5rem', from: 'lg' },
    cell: ({ row: { original } }) => original.invoiceNumber ?? '—',
  }),
  column.accessor('status', {
    id: 'status',
    meta: { label: 'Status', width: '10rem', card: 'badge' },
    cell: ({ getValue }) => <StatusBadge {...feeStatus(getValue())} />,
  }),
  column.accessor('amount', {
    id: 'amount',
    meta: { label: 'Amount', width: '7.5rem', align: 'end', directions: numerical },
    sortDescFirst: true,
    cell: ({ getValue }) => formatDollars(getValue()),
  }),
]);
