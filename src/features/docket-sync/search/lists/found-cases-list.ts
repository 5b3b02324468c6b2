import type { CaseSearchResult } from '@/api/generated/docket-sync/model';
import { describeList } from '@/lib/grid/list/list';
import { type DocketSearch, docketSearch } from '../../bulk/search';

/** The cases that a provider found. */
export const foundCasesList = describeList<CaseSearchResult, true, DocketSearch>(docketSearch)({
  noun: ['case', 'cases'],
  rowId: ({ caseId }) => caseId,
  nameOf: ({ caseNumber }) => `case ${caseNumber}`,
  // Best match first, as the provider sorts them.
  defaultSort: [],
  columns: {
    case: {
      label: 'Case',
      value: ({ isSealed, caseTitle }) => (isSealed ? 'Sealed case' : caseTitle),
      link: ({ caseId }) => ({ to: '.', search: (search) => ({ ...search, open: caseId }) }),
      sort: true,
      card: 'title',
    },
    number: { label: 'Case number', value: 'caseNumber', isOneLine: true, sort: true, width: '13rem' },
    court: { label: 'Court', value: 'courtName', sort: true, from: 'md' },
    party: { label: 'Party found', value: 'matchedParty', missing: '', sort: true, from: 'lg' },
    filed: {
      label: 'Filed',
      kind: 'day',
      value: 'filedDate',
      missing: 'Unknown',
      sort: true,
      width: '8rem',
      from: 'lg',
    },
    status: {
      label: 'Status',
      value: ({ isSubscribed, status }) => (isSubscribed ? 'Followed' : status),
      missing: 'Unknown',
      sort: true,
      width: '8rem',
      card: 'badge',
    },
  },
});
