import type { BulkSyncCase } from '@/api/generated/docket-sync/model';
import { describeList } from '@/lib/grid/list/list';
import { type DocketSearch, docketSearch } from '../search';

/** The cases in a provider's account. */
export const accountList = describeList<BulkSyncCase, true, DocketSearch>(docketSearch)({
  noun: ['case', 'cases'],
  rowId: ({ productCaseId }) => productCaseId,
  nameOf: ({ caseNumber }) => `case ${caseNumber}`,
  searches: 'case, case number, court',
  defaultSort: ['number'],
  columns: {
    case: { label: 'Case', value: 'description', sort: true, card: 'title' },
    number: { label: 'Case number', value: 'caseNumber', isOneLine: true, sort: true, width: '13rem' },
    court: { label: 'Court', value: 'courtName', sort: true, from: 'md' },
    last: {
      label: 'Last entry',
      value: 'lastEntryAt',
      kind: 'instant',
      timeZone: ({ courtTimeZone }) => courtTimeZone,
      isDayOnly: true,
      sort: true,
      width: '8rem',
      from: 'lg',
    },
  },
});
