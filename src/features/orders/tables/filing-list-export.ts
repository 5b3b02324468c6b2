/** Filings as rows of a file. A column's id is that of the list's column that shows the same. */
import type { FilingListItem } from '@/api/generated/filing/model';
import type { ExportColumn } from '@/lib/grid/export/delimited-text';

export const filingListExport: readonly ExportColumn<FilingListItem>[] = [
  { id: 'filing', label: 'Filing', value: ({ filingName }) => filingName },
  { id: 'filing', label: 'Envelope', value: ({ envelopeId }) => envelopeId },
  { id: 'filing', label: 'Order', value: ({ orderId }) => orderId },
  { id: 'case', label: 'Case', value: ({ caseTitle }) => caseTitle },
  { id: 'case', label: 'Case number', value: ({ caseNumber }) => caseNumber },
  { id: 'matter', label: 'Matter', value: ({ clientReference }) => clientReference },
  { id: 'court', label: 'Court', value: ({ courtName }) => courtName },
  { id: 'court', label: 'State', value: ({ state }) => state },
  { id: 'status', label: 'Status', value: ({ filingStatusText }) => filingStatusText },
  { id: 'submitted', label: 'Submitted', kind: 'instant', value: ({ submittedTimestamp }) => submittedTimestamp },
  { id: 'submitted', label: 'Submitted by', value: ({ submittedBy }) => submittedBy },
  { id: 'filed', label: 'Filed', kind: 'instant', value: ({ filedTimestamp }) => filedTimestamp },
];
