/** Orders as rows of a file. A column's id is that of the list's column that shows the same. */
import type { OrderRow } from '@/api/generated/billing/model';
import type { ExportColumn } from '@/lib/grid/export/delimited-text';
import { serviceLabel } from '../model/services';

export const ordersExport: readonly ExportColumn<OrderRow>[] = [
  { id: 'order', label: 'Order', value: ({ orderId }) => orderId },
  { id: 'order', label: 'Service', value: ({ service }) => serviceLabel(service) },
  { id: 'matter', label: 'Matter', value: ({ clientReference }) => clientReference },
  { id: 'matter', label: 'Matter name', value: ({ matterName }) => matterName },
  { id: 'case', label: 'Case', value: ({ caseTitle, description }) => caseTitle || description },
  { id: 'case', label: 'Case number', value: ({ caseNumber }) => caseNumber },
  { id: 'court', label: 'Court', value: ({ courtName }) => courtName },
  { id: 'court', label: 'State', value: ({ state }) => state },
  { id: 'status', label: 'Status', value: ({ statusText }) => statusText },
  { id: 'date', label: 'Ordered', kind: 'instant', value: ({ dateOrdered }) => dateOrdered },
  { id: 'person', label: 'Ordered by', value: ({ orderedBy }) => orderedBy.name },
  { id: 'total', label: 'Total', kind: 'dollars', value: ({ totalAmount }) => totalAmount },
];
