import type { StampedCopy, StampedCopySearch, StampedCopySortField } from '@/api/generated/workspace/model';
import { shortCourtName } from '@/features/orders';
import { formatNumericDay } from '@/lib/format/dates';
import { describeList } from '@/lib/grid/list/list';
import { listRequest } from '@/lib/grid/list/list-request';
import { MarkedText } from '@/lib/ui/marked-text';
import { StampedCopyActions } from '../components/stamped-copy-actions';
import { type StampedCopiesSearch, stampedCopiesSearch } from '../search';
import { copyStatus } from './copy-status';

/** The firm's stamped copies, whatever became of the courts' links. */
export const stampedCopiesList = describeList<
  StampedCopy,
  StampedCopySortField,
  StampedCopiesSearch,
  StampedCopySearch
>(stampedCopiesSearch)({
  noun: ['copy', 'copies'],
  rowId: ({ documentId }) => documentId,
  nameOf: ({ name, orderId }) => `${name} of order ${orderId}`,
  searches: 'text inside, case, matter, order',
  defaultSort: ['-accepted'],
  filters: {
    court: { label: 'Court', kind: 'choices', request: ({ court }) => ({ courtNames: court }) },
    status: { label: 'Status', kind: 'choices', request: ({ status }) => ({ statuses: status }) },
    from: { label: 'Accepted', kind: 'days', request: ({ from, to }) => ({ from, to }) },
    matter: {
      label: 'Matter',
      kind: 'text',
      field: { label: 'Matter reference', description: 'The whole reference' },
      request: ({ matter }) => ({ clientReference: matter }),
    },
  },
  columns: {
    name: {
      label: 'Document',
      value: 'name',
      second: { label: 'Filing', value: 'filingName', beside: 'varied' },
      link: ({ orderId }) => ({ to: '/order-details/$orderId', params: { orderId } }),
      sort: 'name',
      width: '16rem',
      card: 'title',
    },
    found: {
      label: 'Text found',
      value: ({ passage }) => passage?.text,
      cell: ({ passage }) => passage && <MarkedText {...passage} />,
      card: 'line',
    },
    case: {
      label: 'Case',
      value: 'caseTitle',
      second: { label: 'Case number', value: 'caseNumber' },
      sort: 'caseTitle',
    },
    court: {
      label: 'Court',
      value: 'courtName',
      short: ({ courtName }) => courtName && shortCourtName(courtName),
      sort: 'courtName',
      from: 'xl',
    },
    matter: {
      label: 'Matter',
      value: 'clientReference',
      isOneLine: true,
      sort: 'clientReference',
      width: '10rem',
      from: 'xl',
    },
    order: {
      label: 'Order',
      value: ({ orderId }) => String(orderId),
      sort: 'orderId',
      width: '6.5rem',
      from: 'xl',
    },
    accepted: {
      label: 'Accepted',
      kind: 'instant',
      value: 'acceptedAt',
      timeZone: ({ courtTimeZone }) => courtTimeZone,
      isDayOnly: true,
      sort: 'acceptedAt',
      width: '8.5rem',
    },
    status: {
      label: 'Status',
      value: ({ status }) => copyStatus(status).text,
      tone: ({ status }) => copyStatus(status).tone,
      second: { label: 'Court’s link', value: linkText, beside: 'always' },
      width: '16.75rem',
      card: 'badge',
    },
    actions: {
      label: 'Actions',
      cell: (copy) => <StampedCopyActions copy={copy} />,
      width: '19.5rem',
      align: 'end',
    },
  },
});

function linkText({ expiresAt, courtTimeZone, status }: StampedCopy): string {
  const isOver = Date.parse(expiresAt) <= Date.now();
  return `Link ${isOver || status === 'gone' ? 'expired' : 'until'} ${formatNumericDay(expiresAt, courtTimeZone)}`;
}

/** The request for the page of copies that an address shows. */
export function toStampedCopiesRequest(search: StampedCopiesSearch): StampedCopySearch {
  return { searchText: search.q, ...listRequest(stampedCopiesList, search) };
}
