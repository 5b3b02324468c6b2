import type { OrderRow, OrderSearchRequest, OrderSortField } from '@/api/generated/billing/model';
import { formatNumericDay } from '@/lib/format/dates';
import { paperName } from '@/lib/format/paper-name';
import { describeList } from '@/lib/grid/list/list';
import { listRequest } from '@/lib/grid/list/list-request';
import { DraftActions } from '../components/grids/draft-actions';
import { DraftLink } from '../components/grids/draft-link';
import { serviceLabel } from '../model/services';
import { type DraftsSearch, draftsSearch, type OrdersScope } from '../search';
import { caseNumberColumn, withItsCount } from './document-column';
import { caseColumn, courtColumn, matterColumn } from './orders-list';

/** The list of drafts. */
export const draftsList = describeList<OrderRow, OrderSortField, DraftsSearch, OrderSearchRequest>(draftsSearch)({
  noun: ['draft', 'drafts'],
  rowId: ({ orderId }) => orderId,
  nameOf: ({ orderId }) => `draft ${orderId}`,
  searches: 'document, case, court, matter',
  defaultSort: ['-saved'],
  columns: {
    document: {
      label: 'Document',
      value: documentText,
      cell: (draft) => <DraftLink draft={draft}>{withItsCount(documentText(draft))}</DraftLink>,
      second: { value: draftSummary, beside: 'always' },
      sort: 'leadDocumentTitle',
      width: '18rem',
      card: 'title',
      export: [
        { label: 'Draft', value: ({ orderId }) => orderId },
        { label: 'Document', value: ({ leadDocumentTitle }) => leadDocumentTitle },
        { label: 'Documents', value: ({ documentCount }) => documentCount },
        { label: 'Service', value: ({ service }) => serviceLabel(service) },
        { label: 'Resubmission of order', value: ({ draft }) => draft?.correctsOrderId },
      ],
    },
    case: caseColumn,
    caseNumber: { ...caseNumberColumn<OrderRow>(), sort: 'caseNumber' },
    matter: matterColumn,
    court: { ...courtColumn, missing: 'Not chosen yet' },
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
      isDayOnly: true,
      cell: ({ draft }) =>
        draft ? (
          <time dateTime={draft.expiresAt} title="Saving the draft extends this date">
            {formatNumericDay(draft.expiresAt)}
          </time>
        ) : (
          '—'
        ),
      width: '8rem',
      from: 'lg',
    },
    actions: {
      label: 'Actions',
      cell: (draft) => <DraftActions draft={draft} />,
      width: '11.5rem',
      align: 'end',
    },
  },
});

/** A draft's lead document; before it has one, its filings. */
function documentText(draft: OrderRow): string {
  return paperName(draft, 'No documents yet');
}

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
