/** Columns of the list of orders. A column's id is its name in the address. */
import type { OrderRow } from '@/api/generated/billing/model';
import { formatDay, formatInstant } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { chronological, columnsOf, numerical } from '@/lib/grid/columns/columns';
import { TwoLines } from '@/lib/grid/columns/two-lines';
import { StatusBadge } from '@/lib/ui/status-badge';
import { orderStatus } from '../model/order-status';
import { orderColumn } from './order-column';

const column = columnsOf<OrderRow>();

const order = orderColumn<OrderRow>('10.5rem');

const matter = column.accessor('clientReference', {
  id: 'matter',
  meta: { label: 'Matter', from: 'md' },
  cell: ({ row: { original } }) => <TwoLines second={original.matterName}>{original.clientReference || '—'}</TwoLines>,
});

const caseTitle = column.accessor('caseTitle', {
  id: 'case',
  meta: { label: 'Case' },
  cell: ({ row: { original } }) => (
    <TwoLines second={original.caseNumber}>{original.caseTitle || original.description || '—'}</TwoLines>
  ),
});

const court = column.accessor('courtName', {
  id: 'court',
  meta: { label: 'Court', from: 'lg' },
  cell: ({ row: { original } }) => <TwoLines second={original.state}>{original.courtName ?? '—'}</TwoLines>,
});

const status = column.accessor('status', {
  id: 'status',
  meta: { label: 'Status', width: '10.75rem', card: 'badge' },
  cell: ({ row: { original } }) => <StatusBadge tone={orderStatus(original.status).tone} label={original.statusText} />,
});

const ordered = column.accessor('dateOrdered', {
  id: 'date',
  meta: { label: 'Ordered', width: '7.75rem', directions: chronological },
  sortDescFirst: true,
  cell: ({ getValue }) => (
    <time dateTime={getValue()} title={formatInstant(getValue())}>
      {formatDay(getValue())}
    </time>
  ),
});

const orderedBy = column.accessor('orderedBy', {
  id: 'person',
  meta: { label: 'Ordered by', width: '9rem', from: 'xl' },
  cell: ({ getValue }) => <TwoLines>{getValue().name}</TwoLines>,
});

const total = column.accessor('totalAmount', {
  id: 'total',
  meta: { label: 'Total', width: '6.5rem', align: 'end', directions: numerical },
  sortDescFirst: true,
  cell: ({ getValue }) => formatDollars(getValue()),
});

/** Orders of the whole firm. */
export const ordersColumns = column.columns([order, matter, caseTitle, court, status, ordered, orderedBy, total]);

/** Orders of one matter, which need not say so in each row. */
export const matterOrdersColumns = column.columns([order, caseTitle, court, status, ordered, orderedBy, total]);
