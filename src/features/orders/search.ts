/** What the address of a list of orders holds. */
import * as z from 'zod/mini';
import { ServiceName } from '@/api/generated/billing/model';
import { StateCode } from '@/api/generated/filing/model';
import { amount, day, oneView, pageNumber, searchText, someIds, someOf, sortTokens } from '@/lib/grid/url/grid-search';
import { submittedStatuses } from './model/submitted-statuses';

/** `?q=ortega&status=rejected&service=CreateCase&states=IL,CA&person=3&from=2026-03-01&min=95.5&sort=-date,case&page=2` */
export const ordersSearch = z.object({
  q: searchText,
  service: someOf(ServiceName.options),
  status: someOf(submittedStatuses),
  /** Not `state`: that is the state a person works in, on every page. */
  states: someOf(StateCode.options),
  from: day,
  to: day,
  person: someIds,
  /** Reference of a matter, where the list is not of one already. */
  matter: searchText,
  /** Totals in dollars. */
  min: amount,
  max: amount,
  sort: sortTokens,
  page: pageNumber,
  /** One list to scroll through instead of pages. */
  view: oneView('scroll'),
});

export type OrdersSearch = z.output<typeof ordersSearch>;
/** As links and handlers may write it. */
export type OrdersSearchInput = z.input<typeof ordersSearch>;

/** `?q=ortega&sort=-saved&page=2` */
export const draftsSearch = z.object({
  q: searchText,
  sort: sortTokens,
  page: pageNumber,
});

export type DraftsSearch = z.output<typeof draftsSearch>;
/** As links and handlers may write it. */
export type DraftsSearchInput = z.input<typeof draftsSearch>;

/** `?page=2` */
export const rejectionsSearch = z.object({ page: pageNumber });

export type RejectionsSearch = z.output<typeof rejectionsSearch>;
/** As links and handlers may write it. */
export type RejectionsSearchInput = z.input<typeof rejectionsSearch>;
