import { documentColumn, orderNumberColumn } from '@/features/orders';
import { describeList } from '@/lib/grid/list/list';
import type { OrderFees } from '../model/order-fees';
import { feeSummarySearch } from '../search';
import { chargedPaper, dateColumn, personColumn } from './fees-list';

/** The fees of a matter, one order per row, sorted in the browser. */
export const orderFeesList = describeList<OrderFees>(feeSummarySearch)({
  noun: ['order', 'orders'],
  rowId: ({ orderId }) => orderId,
  nameOf: ({ orderId }) => `order ${orderId}`,
  defaultSort: ['-date'],
  columns: {
    document: { ...documentColumn<OrderFees>(chargedPaper), sort: true },
    order: { ...orderNumberColumn<OrderFees>(), sort: true },
    date: { ...dateColumn, sort: true },
    person: { ...personColumn, sort: true },
    billable: {
      label: 'Billable',
      kind: 'dollars',
      value: 'billable',
      total: ({ billable }) => billable,
      width: '9rem',
      card: 'line',
    },
    pending: {
      label: 'Pending',
      kind: 'dollars',
      value: 'notYetCharged',
      total: ({ notYetCharged }) => notYetCharged,
      width: '10rem',
      card: 'line',
    },
    amount: {
      label: 'Total',
      kind: 'dollars',
      value: 'total',
      total: ({ total }) => total,
      sort: true,
      width: '9rem',
      card: 'line',
    },
  },
});
