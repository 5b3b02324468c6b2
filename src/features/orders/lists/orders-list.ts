import type { OrderRow, OrderSearchRequest, OrderSortField } from '@/api/generated/billing/model';
import { matterNameLine } from '@/lib/format/matter-name';
import { describeList } from '@/lib/grid/list/list';
import type { ListColumn } from '@/lib/grid/list/list-column';
import { listRequest } from '@/lib/grid/list/list-request';
import { rangeOf } from '@/lib/grid/url/grid-search';
import { shortCourtName } from '../model/court-name';
import { orderStatus } from '../model/order-status';
import { type OrdersScope, type OrdersSearch, ordersSearch, submittedStatuses } from '../search';
import { caseNumberColumn, documentColumn, envelopeColumn, orderNumberColumn } from './document-column';

/** The matter of an order or draft. */
export const matterColumn: ListColumn<OrderRow, OrderSortField> = {
  label: 'Matter',
  value: 'clientReference',
  second: matterNameLine(({ matterName }) => matterName),
  sort: 'clientReference',
  width: '10.5rem',
  isOneLine: true,
  from: 'md',
};

/** The case of an order or draft. */
export const caseColumn: ListColumn<OrderRow, OrderSortField> = {
  label: 'Case',
  value: 'caseTitle',
  second: { label: 'Case number', value: 'caseNumber' },
  sort: 'caseTitle',
};

/** The court of an order or draft. */
export const courtColumn: ListColumn<OrderRow, OrderSortField> = {
  label: 'Court',
  value: 'courtName',
  short: ({ courtName }) => courtName && shortCourtName(courtName),
  second: { label: 'State', value: 'state', beside: 'varied' },
  sort: 'courtName',
};

/** The list of orders. */
export const ordersList = describeList<OrderRow, OrderSortField, OrdersSearch, OrderSearchRequest>(ordersSearch)({
  noun: ['order', 'orders'],
  rowId: ({ orderId }) => orderId,
  nameOf: ({ orderId }) => `order ${orderId}`,
  searches: 'document, case, party, order, envelope',
  defaultSort: ['-date'],
  filters: {
    status: { label: 'Status', kind: 'choices', request: ({ status }) => ({ statuses: status ?? submittedStatuses }) },
    service: { label: 'Service', kind: 'choices', request: ({ service }) => ({ services: service }) },
    states: { label: 'State', kind: 'choices', request: ({ states }) => ({ states }) },
    person: { label: 'Ordered by', kind: 'choices', request: ({ person }) => ({ userIds: person }) },
    matter: {
      label: 'Matter',
      kind: 'text',
      field: { label: 'Matter reference', description: 'As it appears on the order, such as 00015-Ortega' },
      request: ({ matter }) => ({ clientReference: matter }),
    },
    min: { label: 'Amount', kind: 'amounts', request: ({ min, max }) => ({ totalAmount: rangeOf(min, max) }) },
    from: { label: 'Ordered', kind: 'days', request: ({ from, to }) => ({ dateOrdered: rangeOf(from, to) }) },
  },
  columns: {
    document: { ...documentColumn<OrderRow>(), sort: 'leadDocumentTitle' },
    order: { ...orderNumberColumn<OrderRow>(), sort: 'orderId' },
    matter: matterColumn,
    case: caseColumn,
    caseNumber: { ...caseNumberColumn<OrderRow>(), sort: 'caseNumber' },
    court: { ...courtColumn, from: 'lg' },
    status: {
      label: 'Status',
      value: 'statusText',
      tone: ({ status }) => orderStatus(status).tone,
      sort: 'status',
      width: '11.5rem',
      card: 'badge',
    },
    date: {
      label: 'Ordered',
      kind: 'instant',
      value: 'dateOrdered',
      isDayOnly: true,
      sort: 'dateOrdered',
      width: '8rem',
    },
    person: {
      label: 'Ordered by',
      value: ({ orderedBy }) => orderedBy.name,
      isOneLine: true,
      sort: 'orderedBy',
      width: '9rem',
      from: 'xl',
    },
    envelope: { ...envelopeColumn<OrderRow>(), sort: 'envelopeId' },
    total: { label: 'Total', kind: 'dollars', value: 'totalAmount', sort: 'totalAmount', width: '6.5rem' },
  },
});

/** The request for the page of orders that an address shows. */
export function toOrdersRequest(search: OrdersSearch, { clientReference }: OrdersScope): OrderSearchRequest {
  const request = { searchText: search.q, ...listRequest(ordersList, search) };
  return clientReference === undefined ? request : { ...request, clientReference };
}
