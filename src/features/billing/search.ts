/** What the address of a fee summary holds. */
import * as z from 'zod/mini';
import { ServiceName } from '@/api/generated/billing/model';
import { day, oneView, pageNumber, someIds, someOf, sortTokens } from '@/lib/grid/url/grid-search';

/** `?status=not-yet-charged&service=CreateCase&person=3&from=2026-03-01&to=2026-03-31&sort=-amount&page=2` */
export const feeSummarySearch = z.object({
  status: z.catch(z.optional(z.enum(['billable', 'not-yet-charged'])), undefined),
  service: someOf(ServiceName.options),
  person: someIds,
  from: day,
  to: day,
  sort: sortTokens,
  page: pageNumber,
  /** A row an order instead of a fee, and the orders whose fees are shown. */
  view: oneView('orders'),
  open: someIds,
});

export type FeeSummarySearch = z.output<typeof feeSummarySearch>;
/** As links and handlers may write it. */
export type FeeSummarySearchInput = z.input<typeof feeSummarySearch>;
