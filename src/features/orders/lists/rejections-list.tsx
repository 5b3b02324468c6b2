import type { ReactNode } from 'react';
import type { OrderRow, OrderSearchRequest, OrderSortField } from '@/api/generated/billing/model';
import { describeList } from '@/lib/grid/list/list';
import { listRequest } from '@/lib/grid/list/list-request';
import { ResubmitInRow } from '../components/rejection/resubmit-button';
import { TimeLeft } from '../components/rejection/time-left';
import { rejectionText } from '../model/rejection';
import { deadlineOrEnd } from '../model/time-left';
import { type RejectionsSearch, rejectionsSearch } from '../search';
import { orderColumn } from './order-column';
import { courtColumn, matterColumn } from './orders-list';

/** The list of rejected orders that wait for a resubmission. */
export const rejectionsList = describeList<OrderRow, OrderSortField, RejectionsSearch, OrderSearchRequest>(
  rejectionsSearch,
)({
  noun: ['order', 'orders'],
  rowId: ({ orderId }) => orderId,
  nameOf: ({ orderId }) => `order ${orderId}`,
  searches: 'order, case, party, document',
  defaultSort: ['-rejected'],
  columns: {
    order: orderColumn('orderId', '11.5rem'),
    case: {
      label: 'Case',
      value: ({ caseTitle, description }) => caseTitle || description,
      second: { label: 'Case number', value: 'caseNumber' },
      sort: 'caseTitle',
      width: '15vw',
      card: 'title',
    },
    rejected: {
      label: 'Rejected',
      kind: 'instant',
      value: ({ rejection, updatedAt }) => rejection?.at ?? updatedAt,
      timeZone: ({ rejection }) => rejection?.courtTimeZone,
      isDayOnly: true,
      sort: 'updatedAt',
      width: '10rem',
      from: 'xl',
    },
    reason: { label: 'Reason', value: rejectionText },
    due: {
      label: 'Resubmit by',
      value: deadlineOrEnd,
      cell: dueIn,
      missing: 'Ask the clerk',
      sort: 'correctBy',
      width: '20.5rem',
    },
    court: { ...courtColumn, width: '13vw', from: 'xl' },
    matter: { ...matterColumn, from: 'xl' },
    owner: { label: 'Owner', value: ({ orderedBy }) => orderedBy.name, sort: 'orderedBy', width: '8rem', from: 'lg' },
    actions: {
      label: 'Actions',
      cell: (row) => <ResubmitInRow row={row} />,
      width: '7.5rem',
      align: 'end',
    },
  },
});

/** What is left of the time to correct it, before the day: a narrow column cuts the end off. */
function dueIn(row: OrderRow): ReactNode {
  const { correctBy, dueSoonFrom, courtTimeZone } = row.rejection ?? {};
  const day = deadlineOrEnd(row) ?? 'Ask the clerk';
  if (correctBy === undefined) return day;
  return (
    <>
      <TimeLeft correctBy={correctBy} dueSoonFrom={dueSoonFrom} courtTimeZone={courtTimeZone} /> {day}
    </>
  );
}

/** The request for the page of rejected orders that an address shows. */
export function toRejectionsRequest(search: RejectionsSearch): OrderSearchRequest {
  return {
    searchText: search.q,
    statuses: ['rejected', 'partially-rejected'],
    attention: ['sent-back'],
    ...listRequest(rejectionsList, search),
  };
}
