import type { BulkSyncResult } from '@/api/generated/docket-sync/model';
import { plainMatterName } from '@/lib/format/matter-name';
import { describeList } from '@/lib/grid/list/list';
import { bulkStatus } from '../model/bulk-status';
import { type BulkSummarySearch, bulkSummarySearch } from '../search';

const tones = { Pending: 'progress', Active: 'good', Failed: 'bad' } as const;

/** The cases of a bulk order (application, section 2). The page adds View and Retry. */
export const summaryList = describeList<BulkSyncResult, true, BulkSummarySearch>(bulkSummarySearch)({
  noun: ['case', 'cases'],
  rowId: ({ bulkSyncCase }) => bulkSyncCase.productCaseId,
  nameOf: ({ bulkSyncCase }) => `case ${bulkSyncCase.caseNumber}`,
  searches: 'case, case number, matter',
  // In the order of the command.
  defaultSort: [],
  columns: {
    case: { label: 'Case', value: ({ bulkSyncCase }) => bulkSyncCase.description, sort: true, card: 'title' },
    number: {
      label: 'Case number',
      value: ({ bulkSyncCase }) => bulkSyncCase.caseNumber,
      isOneLine: true,
      sort: true,
      width: '13rem',
    },
    matter: {
      label: 'Matter',
      value: ({ bulkSyncCase }) => plainMatterName(bulkSyncCase.matter.displayName),
      sort: true,
      from: 'md',
    },
    status: {
      label: 'Status',
      value: bulkStatus,
      tone: (result) => tones[bulkStatus(result)],
      sort: true,
      width: '8rem',
      card: 'badge',
    },
    reason: {
      label: 'Reason',
      value: ({ failure }) => failure?.message,
      missing: '',
      sort: true,
      from: 'lg',
    },
  },
});
