import type { DocketSubscription } from '@/api/generated/docket-sync/model';
import { describeList } from '@/lib/grid/list/list';
import { type DocketsSearch, docketsSearch } from '../search';

const statusOf = ({ state, trouble, closedOn }: DocketSubscription): string => {
  if (state === 'Stopped') return 'Stopped';
  if (trouble) return 'Not read';
  return closedOn ? 'Closed' : 'Active';
};
const tones = { Active: 'good', Closed: 'neutral', Stopped: 'neutral' } as const;

/** All dockets that the firm follows. The browser sorts and searches them. */
export const docketsList = describeList<DocketSubscription, true, DocketsSearch>(docketsSearch)({
  noun: ['docket', 'dockets'],
  rowId: ({ subscriptionId }) => subscriptionId,
  nameOf: ({ caseNumber }) => `docket ${caseNumber}`,
  searches: 'case, case number, court, matter',
  defaultSort: ['-entry'],
  columns: {
    case: {
      label: 'Case',
      value: 'caseTitle',
      link: ({ orderId }) => ({ to: '/docket-sync/order/$orderId', params: { orderId } }),
      index: ({ caseTitle, caseNumber }) => `${caseTitle} ${caseNumber}`,
      sort: true,
      card: 'title',
    },
    number: { label: 'Case number', value: 'caseNumber', isOneLine: true, sort: true, width: '11.5rem' },
    court: { label: 'Court', value: 'courtName', sort: true, from: 'lg' },
    matter: {
      label: 'Matter',
      value: ({ clientReference }) => clientReference ?? undefined,
      isOneLine: true,
      sort: true,
      from: 'md',
    },
    unread: {
      label: 'Unread',
      kind: 'number',
      value: ({ unseenCount }) => unseenCount || undefined,
      missing: '',
      sort: true,
      width: '6.5rem',
      align: 'end',
    },
    entry: {
      label: 'Last entry',
      kind: 'instant',
      value: 'lastEntryAt',
      timeZone: ({ courtTimeZone }) => courtTimeZone,
      isDayOnly: true,
      sort: true,
      width: '8rem',
    },
    paid: {
      label: 'Paid through',
      kind: 'day',
      value: 'paidThrough',
      missing: '',
      sort: true,
      width: '9.5rem',
      from: 'xl',
    },
    status: {
      label: 'Status',
      value: statusOf,
      tone: (docket) => {
        const status = statusOf(docket);
        return status === 'Active' || status === 'Closed' || status === 'Stopped' ? tones[status] : 'warning';
      },
      sort: true,
      width: '7rem',
      card: 'badge',
    },
  },
});
