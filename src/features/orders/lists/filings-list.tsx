import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import type { FilingListItem, ListFilingHistoryParams, ListFilingsParams } from '@/api/generated/filing/model';
import { describeList } from '@/lib/grid/list/list';
import { filterRequest } from '@/lib/grid/list/list-filter';
import { rangeOf } from '@/lib/grid/url/grid-search';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { shortCourtName } from '../model/court-name';
import { filingTone } from '../model/order-status';
import { type FilingListSearch, type FilingListSearchInput, filingListSearch } from '../search';

/** The list of filings. The browser sorts and searches it. */
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
      link: ({ orderId }) =>
        orderId === undefined ? undefined : { to: '/order-details/$orderId', params: { orderId } },
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
      cell: ({ courtName }) => shortCourtName(courtName),
      second: { label: 'State', value: 'state', beside: 'varied' },
      sort: true,
      from: 'lg',
    },
    status: {
      label: 'Status',
      value: 'filingStatusText',
      tone: ({ filingStatus }) => filingTone(filingStatus),
      sort: true,
      width: '11.5rem',
      card: 'badge',
    },
    submitted: {
      label: 'Submitted',
      kind: 'instant',
      value: 'submittedTimestamp',
      timeZone: ({ courtTimeZone }) => courtTimeZone,
      second: { label: 'Submitted by', value: 'submittedBy' },
      sort: true,
      width: '14.5rem',
    },
    filed: {
      label: 'Filed',
      kind: 'instant',
      value: 'filedTimestamp',
      timeZone: ({ courtTimeZone }) => courtTimeZone,
      sort: true,
      width: '14.5rem',
      from: 'md',
      card: 'line',
    },
    envelope: {
      label: 'Envelope',
      cell: (filing) => <EnvelopeButton filing={filing} />,
      width: '5.5rem',
      from: 'md',
    },
  },
});

/** Opens the envelope of a filing. Filings made elsewhere have no envelope here. */
function EnvelopeButton({ filing: { orderId, envelopeId } }: { filing: FilingListItem }) {
  const change = useSearchChange<FilingListSearchInput>();
  if (orderId === undefined) return '—';
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="md"
      aria-label={`Show envelope ${envelopeId}`}
      aria-haspopup="dialog"
      onClick={() => change({ open: orderId })}
    >
      <IconMail size={16} aria-hidden />
    </ActionIcon>
  );
}

/** The request for the product's filings. The browser applies the other filters. */
export function toFilingListRequest(search: FilingListSearch, clientReference?: string): ListFilingsParams {
  return {
    ...filterRequest(filingsList, search),
    ...(clientReference === undefined ? {} : { ClientReference: clientReference }),
  };
}

/** The request for the e-filing providers' history. */
export function toFilingHistoryRequest(search: FilingListSearch, clientReference?: string): ListFilingHistoryParams {
  return {
    ...toFilingListRequest(search, clientReference),
    IncludeITKFilings: search.include?.includes('own') ?? false,
    IncludeEnvelopeWithoutCaseNumber: search.include?.includes('unnumbered') ?? false,
  };
}
