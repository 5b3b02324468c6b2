/** What the address of a list of orders holds, and what is asked of the backend for it. */
import * as z from 'zod/mini';
import { type OrderSearchRequest, type OrderSortField, ServiceName } from '@/api/generated/billing/model';
import { StateCode } from '@/api/generated/filing/model';
import { day, inOrder, oneView, pageNumber, searchText, someIds, someOf, sortBy } from '@/lib/grid/grid-search';
import { toServerSort } from '@/lib/grid/sorting';
import { submittedStatuses } from './model/order-status';

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

/** `?q=ortega&status=rejected&service=CreateCase&states=IL,CA&person=3&from=2026-03-01&sort=-date,case&page=2` */
export const ordersSearch = z.object({
  q: searchText,
  service: someOf(ServiceName.options),
  status: someOf(submittedStatuses),
  /** Not `state`: that is the state a person works in, on every page. */
  states: someOf(StateCode.options),
  from: day,
  to: day,
  person: someIds,
  sort: sortBy(['order', 'matter', 'case', 'court', 'status', 'date', 'person', 'total']),
  page: pageNumber,
  /** One list to scroll through instead of pages. */
  view: oneView('scroll'),
});

export type OrdersSearch = z.output<typeof ordersSearch>;
/** As links and handlers may write it. */
export type OrdersSearchInput = z.input<typeof ordersSearch>;

const draftFields = {
  case: 'caseTitle',
  matter: 'clientReference',
  court: 'courtName',
  saved: 'updatedAt',
  person: 'orderedBy',
} as const satisfies Record<string, OrderSortField>;

/** `?q=ortega&sort=-saved&page=2` */
export const draftsSearch = z.object({
  q: searchText,
  sort: sortBy(['case', 'matter', 'court', 'saved', 'person']),
  page: pageNumber,
});

export type DraftsSearch = z.output<typeof draftsSearch>;
/** As links and handlers may write it. */
export type DraftsSearchInput = z.input<typeof draftsSearch>;

/** `?page=2` */
export const rejectionsSearch = z.object({ page: pageNumber });

type RejectionsSearch = z.output<typeof rejectionsSearch>;
/** As links and handlers may write it. */
export type RejectionsSearchInput = z.input<typeof rejectionsSearch>;

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
  return {
    searchText: search.q,
    services: search.service,
    statuses: search.status ?? submittedStatuses,
    states: search.states,
    clientReference,
    userIds: search.person,
    dateOrdered: from || to ? { gte: from, lte: to } : undefined,
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

/** How many filters are set, the search apart. A range of days is one. */
export function filterCount({ service, status, states, from, to, person }: OrdersSearch): number {
  return [service, status, states, from ?? to, person].filter((each) => each !== undefined).length;
}

/** Whether anything narrows the list, so that it can be cleared. */
export function isFiltered(search: OrdersSearch): boolean {
  return search.q !== undefined || filterCount(search) > 0;
}
