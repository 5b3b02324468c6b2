import { describeList } from '@/lib/grid/list/list';
import type { SelectedCase } from '../model/selection';
import { type BulkConfirmSearch, bulkConfirmSearch } from '../search';

/** The cases to confirm (application, section 2). The page adds their matters and Delete. */
export const confirmList = describeList<SelectedCase, true, BulkConfirmSearch>(bulkConfirmSearch)({
  noun: ['case', 'cases'],
  rowId: ({ productCaseId }) => productCaseId,
  nameOf: ({ caseNumber }) => `case ${caseNumber}`,
  searches: 'case, case number, matter',
  // As they were chosen.
  defaultSort: [],
  columns: {
    case: { label: 'Case', value: 'description', sort: true, card: 'title' },
    number: { label: 'Case number', value: 'caseNumber', isOneLine: true, sort: true, width: '14rem' },
  },
});
