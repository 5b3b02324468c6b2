import type { FilingListItem, ListFilingHistoryParams, ListFilingsParams } from '@/api/generated/filing/model';
import { describeList } from '@/lib/grid/list/list';
import { filterRequest } from '@/lib/grid/list/list-filter';
import { rangeOf } from '@/lib/grid/url/grid-search';
import { AppLink } from '@/lib/ui/links';
import { StatusBadge } from '@/lib/ui/status-badge';
import { EnvelopeButton } from '../components/envelope-button';
import { type FilingListSearch, filingListSearch } from '../filing-list-search';
import { filingTone } from '../model/order-status';

/** The list of filings, sorted and searched in the browser. */
export const filingsList = describeList<FilingListItem, true, FilingListSearch, ListFilingsParams>(filingListSearch)({
  noun: ['filing', 'filings'],
  rowId: ({ filingId }) => filingId,
  nameOf: ({ filingName, envelopeId }) => `${filingName}, envelope ${envelopeId}`,
  searches: 'filing, case, envelope, matter',
  defaultSort: ['-submitted'],
  filters: {
    status: { label: 'Status', kind: 'choices' },
    states: { label: 'State', kind: 'choices' },
    from: {
      label: 'Submitted',
      kind: 'days',
      request: ({ from, to }) => {
        const days = rangeOf(from, to);
        return { ...(days?.gte && { StartDate: days.gte }), ...(days?.lte && { EndDate: days.lte }) };
      },
    },
  },
  columns: {
    filing: {
      label: 'Filing',
      value: 'filingName',
      cell: ({ orderId, filingName }) =>
        orderId === undefined ? (
          filingName
        ) : (
          <AppLink to="/order-details/$orderId" params={{ orderId }} size="sm" fw={600}>
            {filingName}
          </AppLink>
        ),
      second: {
        value: ({ envelopeId, source }) => `Envelope ${envelopeId}${source === 'provider' ? ' · filed elsewhere' : ''}`,
      },
      index: ({ filingName, envelopeId }) => `${filingName} ${envelopeId}`,
      sort: true,
      card: 'title',
      export: [
        { label: 'Filing', value: ({ filingName }) => filingName },
        { label: 'Envelope', value: ({ envelopeId }) => envelopeId },
        { label: 'Order', value: ({ orderId }) => orderId },
      ],
    },
    case: {
      label: 'Case',
      value: 'caseTitle',
      second: { label: 'Case number', value: 'caseNumber', missing: 'No case number yet' },
      index: ({ caseTitle, caseNumber = '' }) => `${caseTitle} ${caseNumber}`,
      sort: true,
    },
    matter: { label: 'Matter', value: 'clientReference', sort: true, width: '10rem', from: 'xl' },
    court: {
      label: 'Court',
      value: 'courtName',
      second: { label: 'State', value: 'state' },
      sort: true,
      from: 'lg',
    },
    status: {
      label: 'Status',
      value: 'filingStatusText',
      cell: ({ filingStatus, filingStatusText }) => (
        <StatusBadge tone={filingTone(filingStatus)} label={filingStatusText} />
      ),
      sort: true,
      width: '10.5rem',
      card: 'badge',
    },
    submitted: {
      label: 'Submitted',
      kind: 'instant',
      value: 'submittedTimestamp',
      second: { label: 'Submitted by', value: 'submittedBy' },
      sort: true,
      width: '12rem',
    },
    filed: { label: 'Filed', kind: 'instant', value: 'filedTimestamp', sort: true, width: '12rem', from: 'md' },
    envelope: {
      label: 'Envelope',
      cell: (filing) => <EnvelopeButton filing={filing} />,
      width: '6rem',
      from: 'md',
    },
  },
});

/** What is asked for: the days, and the matter if any. The other filters narrow the same answer. */
export function toFilingListRequest(search: FilingListSearch, clientReference?: string): ListFilingsParams {
  return {
    ...filterRequest(filingsList, search),
    ...(clientReference === undefined ? {} : { ClientReference: clientReference }),
  };
}

/** What is asked of the providers: the same, and whether to include filings made here and those without a number. */
export function toFilingHistoryRequest(search: FilingListSearch, clientReference?: string): ListFilingHistoryParams {
  return {
    ...toFilingListRequest(search, clientReference),
    IncludeITKFilings: search.include?.includes('own') ?? false,
    IncludeEnvelopeWithoutCaseNumber: search.include?.includes('unnumbered') ?? false,
  };
}
