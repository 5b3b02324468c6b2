/** What is asked of the backend for what the address of a list of orders holds. */
import type { OrderSearchRequest, OrderSortField } from '@/api/generated/billing/model';
import { inOrder } from '@/lib/grid/url/grid-search';
import { toServerSort } from '@/lib/grid/url/sorting';
import { submittedStatuses } from './model/submitted-statuses';
import type { DraftsSearch, OrdersSearch, RejectionsSearch } from './search';

/** Columns by their name in the address, and what the backend calls them. */
const orderFields = {
  order: 'orderId',
  matter: 'clientReference',
  case: 'caseTitle',
  court: 'courtName',
  status: 'status',
  date: 'dateOrdered',
  person: 'orderedBy',
  total: 'totalAmount',
} as const satisfies Record<string, OrderSortField>;

const draftFields = {
  case: 'caseTitle',
  matter: 'clientReference',
  court: 'courtName',
  saved: 'updatedAt',
  person: 'orderedBy',
} as const satisfies Record<string, OrderSortField>;

export const ordersPageSize = 50;

/** Each brings what the court said of it, which is read one by one. */
export const rejectionsPageSize = 10;

/** How the lists stand when nobody sorts them: the latest first. */
export const defaultSort = { orders: ['-date'], drafts: ['-saved'] } as const;

/** Orders of one matter, or, without one, of the whole firm. */
export interface OrdersScope {
  clientReference?: string | undefined;
}

/** What is asked for the page of orders that an address shows. Drafts have a list of their own. */
export function toOrdersRequest(search: OrdersSearch, { clientReference }: OrdersScope): OrderSearchRequest {
  const { from, to } = inOrder(search.from, search.to);
  const { from: least, to: most } = inOrder(search.min, search.max);
  const hasAmount = least !== undefined || most !== undefined;
  return {
    searchText: search.q,
    services: search.service,
    statuses: search.status ?? submittedStatuses,
    states: search.states,
    clientReference: clientReference ?? search.matter,
    userIds: search.person,
    dateOrdered: from || to ? { gte: from, lte: to } : undefined,
    totalAmount: hasAmount ? { gte: least, lte: most } : undefined,
    sort: toServerSort(search.sort ?? defaultSort.orders, orderFields),
    ...pageOf(search.page),
  };
}

/** What is asked for the page of drafts that an address shows. */
export function toDraftsRequest(search: DraftsSearch, { clientReference }: OrdersScope): OrderSearchRequest {
  return {
    searchText: search.q,
    statuses: ['draft'],
    clientReference,
    sort: toServerSort(search.sort ?? defaultSort.drafts, draftFields),
    ...pageOf(search.page),
  };
}

/** What is asked for a page of what came back and waits for someone. */
export function toRejectionsRequest({ page }: RejectionsSearch): OrderSearchRequest {
  return {
    statuses: ['rejected', 'partially-rejected'],
    needsAttention: true,
    sort: [{ field: 'updatedAt', direction: 'desc' }],
    ...pageOf(page, rejectionsPageSize),
  };
}

function pageOf(page = 1, size = ordersPageSize): Pick<OrderSearchRequest, 'top' | 'skip'> {
  return { top: size, skip: (page - 1) * size };
}

/** How many filters are set, the search apart. A range of days or amounts is one. */
export function filterCount({ service, status, states, from, to, person, matter, min, max }: OrdersSearch): number {
  return [service, status, states, from ?? to, person, matter, min ?? max].filter((each) => each !== undefined).length;
}

/** Whether anything narrows the list, so that it can be cleared. */
export function isFiltered(search: OrdersSearch): boolean {
  return search.q !== undefined || filterCount(search) > 0;
}
