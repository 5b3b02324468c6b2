/** Drafts as rows of a file. A column's id is that of the list's column that shows the same. */
import type { OrderRow } from '@/api/generated/billing/model';
import type { ExportColumn } from '@/lib/grid/export/delimited-text';
import { serviceLabel } from '../model/services';

export const draftsExport: readonly ExportColumn<OrderRow>[] = [
  { id: 'case', label: 'Draft', value: ({ orderId }) => orderId },
  { id: 'case', label: 'Service', value: ({ service }) => serviceLabel(service) },
  { id: 'case', label: 'Case', value: ({ caseTitle, description }) => caseTitle || description },
  { id: 'case', label: 'Corrects order', value: ({ draft }) => draft?.correctsOrderId },
  { id: 'matter', label: 'Matter', value: ({ clientReference }) => clientReference },
  { id: 'matter', label: 'Matter name', value: ({ matterName }) => matterName },
  { id: 'court', label: 'Court', value: ({ courtName }) => courtName },
  { id: 'court', label: 'State', value: ({ state }) => state },
  { id: 'saved', label: 'Last saved', kind: 'instant', value: ({ updatedAt }) => updatedAt },
  { id: 'saved', label: 'By', value: ({ orderedBy }) => orderedBy.name },
  { id: 'expires', label: 'Removed on', kind: 'instant', value: ({ draft }) => draft?.expiresAt },
];
