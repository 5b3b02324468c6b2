import type { ReactNode } from 'react';
import type { OrderRow, OrderSearchRequest, OrderSortField } from '@/api/generated/billing/model';
import { describeList } from '@/lib/grid/list/list';
import { listRequest } from '@/lib/grid/list/list-request';
import { ResubmitInRow } from '../components/rejection/resubmit-button';
import { TimeLeft } from '../components/rejection/time-left';
import { rejectionSummary, rejectionText } from '../model/rejection';
import { deadlineOrEnd } from '../model/time-left';
import { type RejectionsSearch, rejectionsSearch } from '../search';
import { caseNumberColumn, documentColumn, envelopeColumn, orderNumberColumn } from './document-column';
import { caseColumn, courtColumn, matterColumn } from './orders-list';

/** The list of rejected orders that wait for a resubmission. */
export const rejectionsList = describeList<OrderRow, OrderSortField, RejectionsSearch, OrderSearchRequest>(
  rejectionsSearch,
)({
  noun: ['order', 'orders'],
  rowId: ({ orderId }) => orderId,
  nameOf: ({ orderId }) => `order ${orderId}`,
  searches: 'document, case, party, order, envelope',
  defaultSort: ['-rejected'],
  columns: {
    document: { ...documentColumn<OrderRow>(), sort: 'leadDocumentTitle' },
    order: { ...orderNumberColumn<OrderRow>(), sort: 'orderId' },
    case: caseColumn,
    caseNumber: { ...caseNumberColumn<OrderRow>(), sort: 'caseNumber' },
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
    reason: { label: 'Reason', value: rejectionText, short: rejectionSummary },
    due: {
      label: 'Resubmit by',
      value: deadlineOrEnd,
      cell: dueIn,
      drawn: (row) => (row.rejection?.correctBy === undefined ? '' : `0 days 00 h left …… ${deadlineOrEnd(row)}`),
      missing: 'Ask the clerk',
      sort: 'correctBy',
      width: '20.5rem',
    },
    court: { ...courtColumn, from: 'xl' },
    matter: { ...matterColumn, from: 'xl' },
    owner: {
      label: 'Owner',
      value: ({ orderedBy }) => orderedBy.name,
      isOneLine: true,
      sort: 'orderedBy',
      width: '8rem',
      from: 'xl',
    },
    envelope: { ...envelopeColumn<OrderRow>(), sort: 'envelopeId' },
    actions: {
      label: 'Actions',
      cell: (row) => <ResubmitInRow row={row} />,
      width: '7rem',
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
