/** Search parameters of the order pages. */
import * as z from 'zod/mini';
import { OrderStatus, ServiceName } from '@/api/generated/billing/model';
import { FilingStatus, StateCode } from '@/api/generated/filing/model';
import { amount, day, oneView, pageNumber, searchText, someIds, someOf, sortTokens } from '@/lib/grid/url/grid-search';
import { numberParams } from '@/lib/links/id-params';

/** An order's number in an address. */
export const orderIdParams = numberParams('orderId');

/** Orders of one matter or, without a reference, of the firm. */
export interface OrdersScope {
  clientReference?: string | undefined;
}

/** The statuses in the list of orders. Drafts have another list. */
export const submittedStatuses = OrderStatus.options.filter((status) => status !== 'draft');

/** `?q=ortega&status=rejected&service=CreateCase&states=IL,CA&person=3&from=2026-03-01&min=95.5&sort=-date,case&page=2` */
export const ordersSearch = z.object({
  q: searchText,
  service: someOf(ServiceName.options),
  status: someOf(submittedStatuses),
  /** Not `state`, which selects the state on every page. */
  states: someOf(StateCode.options),
  from: day,
  to: day,
  person: someIds,
  /** Reference of a matter, in the firm's list only. */
  matter: searchText,
  /** Totals in dollars. */
  min: amount,
  max: amount,
  sort: sortTokens,
  page: pageNumber,
  /** Infinite scrolling instead of pages. */
  view: oneView('scroll'),
});

export type OrdersSearch = z.output<typeof ordersSearch>;
/** The input that links and handlers write. */
export type OrdersSearchInput = z.input<typeof ordersSearch>;

const orderPages = { q: searchText, sort: sortTokens, page: pageNumber };

/** `?q=ortega&sort=-saved&page=2` */
export const draftsSearch = z.object(orderPages);

/** `?q=ortega&sort=-rejected&page=2`. Not the schema of drafts: each list adds to its own what it sorts by. */
export const rejectionsSearch = z.object(orderPages);

/** A list of orders with a search, sort and pages: drafts and rejected orders. */
export type OrderPagesSearch = z.output<typeof draftsSearch>;
/** The input that links and handlers write. */
export type OrderPagesSearchInput = z.input<typeof draftsSearch>;
export type DraftsSearch = OrderPagesSearch;
export type RejectionsSearch = OrderPagesSearch;

/** `?q=motion&status=rejected,returned&states=IL&from=2026-03-01&sort=-submitted,case` */
export const filingListSearch = z.object({
  q: searchText,
  status: someOf(FilingStatus.options),
  states: someOf(StateCode.options),
  from: day,
  to: day,
  sort: sortTokens,
  /** The e-filing providers' history instead of the product's filings. */
  view: oneView('history'),
  /** What to add to the history: filings made here, and envelopes without a case number. */
  include: someOf(['own', 'unnumbered']),
  /** The order whose envelope is open. */
  open: someIds,
});

export type FilingListSearch = z.output<typeof filingListSearch>;
/** The input that links and handlers write. */
export type FilingListSearchInput = z.input<typeof filingListSearch>;
