import type { FilingListItem, ListFilingHistoryParams, ListFilingsParams } from '@/api/generated/filing/model';
import { paperName } from '@/lib/format/paper-name';
import { describeList } from '@/lib/grid/list/list';
import { filterRequest } from '@/lib/grid/list/list-filter';
import { rangeOf } from '@/lib/grid/url/grid-search';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { shortCourtName } from '../model/court-name';
import { filingTone } from '../model/order-status';
import { type FilingListSearch, type FilingListSearchInput, filingListSearch } from '../search';
import { caseNumberColumn, envelopeColumn, withItsCount } from './document-column';
import classes from './filings-list.module.css';

/** The list of filings. The browser sorts and searches it. */
export const filingsList = describeList<FilingListItem, true, FilingListSearch, ListFilingsParams>(filingListSearch)({
  noun: ['filing', 'filings'],
  rowId: ({ filingId }) => filingId,
  nameOf: (filing) => `${documentText(filing)}, envelope ${filing.envelopeId}`,
  searches: 'document, case, envelope, matter',
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
      label: 'Document',
      value: documentText,
      short: (filing) => withItsCount(documentText(filing)),
      link: ({ orderId }) =>
        orderId === undefined ? undefined : { to: '/order-details/$orderId', params: { orderId } },
      second: {
        value: (filing) =>
          [isInTitle(filing) ? '' : filing.filingName, filing.source === 'provider' && 'Filed elsewhere']
            .filter(Boolean)
            .join(' · '),
        note: ({ documentCount }) => (documentCount > 1 ? `${documentCount} documents` : undefined),
        beside: 'always',
      },
      index: (filing) => `${documentText(filing)} ${filing.filingName} ${filing.envelopeId}`,
      sort: true,
      width: '18rem',
      card: 'title',
      export: [
        { label: 'Document', value: ({ leadDocumentTitle }) => leadDocumentTitle },
        { label: 'Documents', value: ({ documentCount }) => documentCount },
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
    caseNumber: { ...caseNumberColumn<FilingListItem>(), sort: true },
    matter: { label: 'Matter', value: 'clientReference', isOneLine: true, sort: true, width: '10rem', from: 'xl' },
    court: {
      label: 'Court',
      value: 'courtName',
      short: ({ courtName }) => shortCourtName(courtName),
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
      ...envelopeColumn<FilingListItem>(),
      sort: true,
      cell: (filing) => <EnvelopeButton filing={filing} />,
      isOptional: false,
      card: 'fact',
      from: 'md',
      export: [],
    },
  },
});

/** Tells whether the lead document's title names the type of the filing: `Agreed Motion to Vacate`, `Motion to Vacate`. */
function isInTitle({ filingName, leadDocumentTitle = filingName }: FilingListItem): boolean {
  return leadDocumentTitle.toLowerCase().includes(filingName.toLowerCase());
}

/** A filing's lead document and the number of further ones; its type before its documents are known. */
function documentText({ filingName, leadDocumentTitle, documentCount }: FilingListItem): string {
  return paperName({ leadDocumentTitle, documentCount }, filingName);
}

/** The number of a filing's envelope, which opens it. Filings made elsewhere have no envelope here. */
function EnvelopeButton({ filing: { orderId, envelopeId } }: { filing: FilingListItem }) {
  const change = useSearchChange<FilingListSearchInput>();
  if (orderId === undefined) return envelopeId;
  return (
    <button
      type="button"
      className={`text-link ${classes.envelope}`}
      aria-label={`Show envelope ${envelopeId}`}
      aria-haspopup="dialog"
      onClick={() => change({ open: orderId })}
    >
      {envelopeId}
    </button>
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
