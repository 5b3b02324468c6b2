/** Search parameters of the lists of fees, a matter's and the firm's. */
import * as z from 'zod/mini';
import { ServiceName } from '@/api/generated/billing/model';
import {
  day,
  oneView,
  pageNumber,
  searchText,
  someIds,
  someOf,
  someTexts,
  sortTokens,
} from '@/lib/grid/url/grid-search';

/** `?status=not-yet-charged&service=CreateCase&person=3&from=2026-03-01&to=2026-03-31&sort=-amount&page=2` */
export const feeSummarySearch = z.object({
  status: z.catch(z.optional(z.enum(['billable', 'not-yet-charged'])), undefined),
  service: someOf(ServiceName.options),
  person: someIds,
  /** Reference of a matter. Matters and courts are in the firm's list only. */
  matter: searchText,
  /** Codes of courts. */
  court: someTexts,
  from: day,
  to: day,
  sort: sortTokens,
  page: pageNumber,
  /** One order per row instead of one fee. */
  view: oneView('orders'),
  /** The expanded orders. */
  open: someIds,
});

export type FeeSummarySearch = z.output<typeof feeSummarySearch>;
/** The input that links and handlers write. */
export type FeeSummarySearchInput = z.input<typeof feeSummarySearch>;
