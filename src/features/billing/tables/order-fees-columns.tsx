/** Columns of the fee summary by order. A column's id is its name in the address. */
import { serviceLabel } from '@/features/orders';
import { formatPlainDate } from '@/lib/format/dates';
import { formatDollars } from '@/lib/format/money';
import { chronological, columnsOf, numerical } from '@/lib/grid/columns';
import { TwoLines } from '@/lib/grid/two-lines';
import { AppLink } from '@/lib/ui/links';
import type { OrderFees } from '../model/order-fees';

const column = columnsOf<OrderFees>();

export const orderFeesColumns = column.columns([
  column.accessor('orderId', {
    id: 'order',
    meta: { label: 'Order', width: '12rem', card: 'title', directions: numerical },
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
    meta: { label: 'Date', directions: chronological },
    sortDescFirst: true,
    cell: ({ getValue }) => <time dateTime={getValue()}>{formatPlainDate(getValue())}</time>,
  }),
  column.accessor('userName', {
    id: 'person',
    meta: { label: 'Ordered by', from: 'md' },
    cell: ({ getValue }) => <TwoLines>{getValue()}</TwoLines>,
  }),
  column.display({
    id: 'billable',
    meta: { label: 'Billable', width: '9rem', align: 'end' },
    cell: ({ row: { original } }) => formatDollars(original.billable),
  }),
  column.display({
    id: 'pending',
    meta: { label: 'Not yet charged', width: '10rem', align: 'end' },
    cell: ({ row: { original } }) => formatDollars(original.notYetCharged),
  }),
  column.accessor('total', {
    id: 'amount',
    meta: { label: 'Total', width: '9rem', align: 'end', directions: numerical },
    sortDescFirst: true,
    cell: ({ getValue }) => formatDollars(getValue()),
  }),
]);
