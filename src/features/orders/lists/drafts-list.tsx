import type { OrderRow, OrderSearchRequest, OrderSortField } from '@/api/generated/billing/model';
import { formatNumericDay } from '@/lib/format/dates';
import { describeList } from '@/lib/grid/list/list';
import { listRequest } from '@/lib/grid/list/list-request';
import { DraftActions } from '../components/grids/draft-actions';
import { DraftLink } from '../components/grids/draft-link';
import { shortCourtName } from '../model/court-name';
import { serviceLabel } from '../model/services';
import { type DraftsSearch, draftsSearch, type OrdersScope } from '../search';
import { courtColumn, matterColumn } from './orders-list';

/** The list of drafts. */
export const draftsList = describeList<OrderRow, OrderSortField, DraftsSearch, OrderSearchRequest>(draftsSearch)({
  noun: ['draft', 'drafts'],
  rowId: ({ orderId }) => orderId,
  nameOf: ({ orderId }) => `draft ${orderId}`,
  searches: 'case, court, matter',
  defaultSort: ['-saved'],
  columns: {
    case: {
      label: 'Case',
      value: 'caseTitle',
      cell: (draft) => <DraftLink draft={draft} />,
      second: { value: draftSummary, beside: 'always' },
      sort: 'caseTitle',
      card: 'title',
      export: [
        { label: 'Draft', value: ({ orderId }) => orderId },
        { label: 'Service', value: ({ service }) => serviceLabel(service) },
        { label: 'Case', value: ({ caseTitle, description }) => caseTitle || description },
        { label: 'Resubmission of order', value: ({ draft }) => draft?.correctsOrderId },
      ],
    },
    matter: matterColumn,
    court: {
      ...courtColumn,
      cell: ({ courtName }) => (courtName ? shortCourtName(courtName) : 'Not chosen yet'),
      width: 'max(14.75rem, 16vw)',
    },
    saved: {
      label: 'Last saved',
      kind: 'instant',
      value: 'updatedAt',
      second: { label: 'By', value: ({ orderedBy }) => orderedBy.name },
      sort: 'updatedAt',
      width: '12rem',
    },
    expires: {
      label: 'Expires',
      kind: 'instant',
      value: ({ draft }) => draft?.expiresAt,
      cell: ({ draft }) =>
        draft ? (
          <time dateTime={draft.expiresAt} title="Saving the draft extends this date">
            {formatNumericDay(draft.expiresAt)}
          </time>
        ) : (
          '—'
        ),
      width: '8rem',
      from: 'md',
    },
    actions: {
      label: 'Actions',
      cell: (draft) => <DraftActions draft={draft} />,
      width: '12rem',
      align: 'end',
    },
  },
});

/** `File into case · Draft 41311 · resubmission of order 41218`. */
function draftSummary({ service, orderId, draft }: OrderRow): string {
  const corrected = draft?.correctsOrderId;
  return [serviceLabel(service), `Draft ${orderId}`, corrected && `resubmission of order ${corrected}`]
    .filter(Boolean)
    .join(' · ');
}

/** The request for the page of drafts that an address shows. */
export function toDraftsRequest(search: DraftsSearch, { clientReference }: OrdersScope): OrderSearchRequest {
  return { searchText: search.q, statuses: ['draft'], clientReference, ...listRequest(draftsList, search) };
}
