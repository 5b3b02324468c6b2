import type { TrackedCase } from '@/api/generated/filing/model';
import { describeList } from '@/lib/grid/list/list';
import { CaseRowActions } from '../components/case-row-actions';
import { type CourtCasesSearch, courtCasesSearch } from '../search';

/** The firm's court cases in a state. The browser sorts and searches them. */
export const courtCasesList = describeList<TrackedCase, true, CourtCasesSearch>(courtCasesSearch)({
  noun: ['case', 'cases'],
  rowId: ({ id }) => id,
  nameOf: ({ caseNumber }) => `case ${caseNumber}`,
  searches: 'number, title, court, matter',
  defaultSort: ['-added'],
  filters: { matter: { label: 'Matter', kind: 'choices' } },
  columns: {
    case: {
      label: 'Case',
      value: 'caseTitle',
      link: ({ state, id }) => ({
        to: '/$state/my-court-cases',
        params: { state },
        search: (search) => ({ ...search, open: id }),
      }),
      index: ({ caseTitle, caseNumber }) => `${caseTitle} ${caseNumber} ${caseNumber.replaceAll('-', '')}`,
      sort: true,
      card: 'title',
    },
    number: { label: 'Case number', value: 'caseNumber', isOneLine: true, sort: true, width: '10.5rem' },
    court: { label: 'Court', value: 'courtName', sort: true, from: 'md' },
    matter: { label: 'Matter', value: 'clientReference', isOneLine: true, sort: true, width: '10.5rem' },
    type: {
      label: 'Case type',
      value: 'caseType',
      second: { label: 'Status', value: 'status', beside: 'varied' },
      sort: true,
      width: '13rem',
      from: 'xl',
    },
    filing: {
      label: 'Filing',
      value: ({ isPhysical }) => (isPhysical ? 'On paper' : 'Electronic'),
      tone: ({ isPhysical }) => (isPhysical ? 'warning' : 'neutral'),
      sort: true,
      width: '7.5rem',
      from: 'xl',
      card: 'badge',
    },
    last: {
      label: 'Last filing',
      kind: 'instant',
      value: 'lastFilingAt',
      isDayOnly: true,
      missing: 'None',
      sort: true,
      width: '7.75rem',
      from: 'xl',
    },
    added: { label: 'Added', kind: 'instant', value: 'addedAt', isDayOnly: true, sort: true, width: '7.75rem' },
    actions: {
      label: 'Actions',
      cell: (courtCase) => <CaseRowActions courtCase={courtCase} />,
      width: '11.5rem',
      align: 'end',
    },
  },
});
