/** Fees and orders with their fees as rows of a file. A column's id is that of the list's column that shows the same. */
import type { FeeSummaryRow } from '@/api/generated/billing/model';
import { serviceLabel } from '@/features/orders';
import type { ExportColumn } from '@/lib/grid/export/delimited-text';
import { feeCategoryLabel, feeStatus } from '../model/fee-status';
import type { OrderFees } from '../model/order-fees';

export const feesExport: readonly ExportColumn<FeeSummaryRow>[] = [
  { id: 'order', label: 'Order', value: ({ orderId }) => orderId },
  { id: 'order', label: 'Service', value: ({ service }) => serviceLabel(service) },
  { id: 'order', label: 'Matter', value: ({ clientReference }) => clientReference },
  { id: 'date', label: 'Date', kind: 'day', value: ({ date }) => date },
  { id: 'fee', label: 'Fee', value: ({ description }) => description },
  { id: 'fee', label: 'Kind', value: ({ category }) => feeCategoryLabel(category) },
  { id: 'person', label: 'Ordered by', value: ({ userName }) => userName },
  { id: 'invoice', label: 'Invoice', value: ({ invoiceNumber }) => invoiceNumber },
  { id: 'status', label: 'Status', value: ({ status }) => feeStatus(status).label },
  { id: 'amount', label: 'Amount', kind: 'dollars', value: ({ amount }) => amount },
];

export const orderFeesExport: readonly ExportColumn<OrderFees>[] = [
  { id: 'order', label: 'Order', value: ({ orderId }) => orderId },
  { id: 'order', label: 'Service', value: ({ service }) => serviceLabel(service) },
  { id: 'date', label: 'Date', kind: 'day', value: ({ date }) => date },
  { id: 'person', label: 'Ordered by', value: ({ userName }) => userName },
  { id: 'billable', label: 'Billable', kind: 'dollars', value: ({ billable }) => billable },
  { id: 'pending', label: 'Not yet charged', kind: 'dollars', value: ({ notYetCharged }) => notYetCharged },
  { id: 'amount', label: 'Total', kind: 'dollars', value: ({ total }) => total },
];
