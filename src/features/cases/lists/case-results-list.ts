import { describeList } from '@/lib/grid/list/list';
import type { ListColumn } from '@/lib/grid/list/list-column';
import type { OpenedCase } from '../model/case-links';
import { type CaseSearchSearch, caseSearchSearch } from '../search';

const columns = {
  case: {
    label: 'Case',
    value: 'caseTitle',
    link: ({ caseTrackingId }) => ({
      to: '.',
      search: (search) => ({ ...search, open: caseTrackingId }),
    }),
    index: ({ caseTitle, caseNumber }: OpenedCase) => `${caseTitle} ${caseNumber} ${caseNumber.replaceAll('-', '')}`,
    sort: true,
    card: 'title',
  },
  number: { label: 'Case number', value: 'caseNumber', isOneLine: true, sort: true, width: '11rem' },
  court: { label: 'Court', value: 'courtName', sort: true, from: 'md' },
  type: { label: 'Case type', value: 'caseType', missing: 'Unknown', sort: true, width: '13rem', from: 'xl' },
  status: { label: 'Status', value: 'status', missing: 'Unknown', sort: true, width: '8rem', card: 'badge' },
  filed: { label: 'Filed', kind: 'day', value: 'filedDate', missing: 'Unknown', sort: true, width: '8rem' },
} as const satisfies Readonly<Record<string, ListColumn<OpenedCase>>>;

/** What a case search found. The browser sorts the results and searches in them. */
export const caseResultsList = describeList<OpenedCase, true, CaseSearchSearch>(caseSearchSearch)({
  noun: ['case', 'cases'],
  rowId: ({ courtLocationCode, caseTrackingId, caseNumber }) => `${courtLocationCode} ${caseTrackingId ?? caseNumber}`,
  nameOf: ({ caseNumber }) => `case ${caseNumber}`,
  defaultSort: ['-filed'],
  columns,
});
