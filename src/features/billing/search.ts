/** Search parameters of the lists of fees, invoices and payments. */
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
import { numberParams, readNumberId } from '@/lib/links/id-params';

/** An invoice's number in an address; not the number that it shows. */
export const invoiceIdParams = numberParams('invoiceId');

/** What lists of fees are filtered and sorted by. */
export const feeFilterFields = {
  status: z.catch(z.optional(z.enum(['billable', 'not-yet-charged'])), undefined),
  service: someOf(ServiceName.options),
  person: someIds,
  /** Reference of a matter. Matters and courts are not in a matter's list. */
  matter: searchText,
  /** Codes of courts. */
  court: someTexts,
  from: day,
  to: day,
  sort: sortTokens,
  page: pageNumber,
};

const feeFilterSearch = z.object(feeFilterFields);
export type FeeFilterSearch = z.output<typeof feeFilterSearch>;

/** `?status=not-yet-charged&service=CreateCase&person=3&from=2026-03-01&to=2026-03-31&sort=-amount&page=2` */
export const feeSummarySearch = z.object({
  ...feeFilterFields,
  /** One order per row instead of one fee. */
  view: oneView('orders'),
  /** The expanded orders. */
  open: someIds,
});

export type FeeSummarySearch = z.output<typeof feeSummarySearch>;
/** The input that links and handlers write. */
export type FeeSummarySearchInput = z.input<typeof feeSummarySearch>;

/** `?show=overdue&q=202610&sort=-total&page=2` */
export const invoicesSearch = z.object({
  show: z.catch(z.optional(z.enum(['open', 'overdue', 'paid'])), undefined),
  q: searchText,
  sort: sortTokens,
  page: pageNumber,
});

export type InvoicesSearch = z.output<typeof invoicesSearch>;

/** The invoices, and the panel above them. `?panel=methods` */
export const billingSearch = z.extend(invoicesSearch, {
  panel: z.catch(z.optional(z.enum(['methods'])), undefined),
});

/** The input that links and handlers write. */
export type BillingSearchInput = z.input<typeof billingSearch>;

/** Lists without filters: the parts of an invoice. `?q=77402&sort=-amount&page=2` */
export const rowsSearch = z.object({ q: searchText, sort: sortTokens, page: pageNumber });

export type RowsSearch = z.output<typeof rowsSearch>;

/** Orders of an invoice: `?open=41290&sort=-total`. */
export const invoiceOrdersSearch = z.object({
  ...rowsSearch.shape,
  /** The expanded orders. */
  open: someIds,
});

/** The input that links and handlers write. */
export type InvoiceOrdersSearchInput = z.input<typeof invoiceOrdersSearch>;

/** `?view=statement&from=2026-10-01&to=2026-10-31`; without a view, the payments. */
export const paymentsSearch = z.object({
  ...rowsSearch.shape,
  view: oneView('statement'),
  /** Days of the statement. */
  from: day,
  to: day,
});

export type PaymentsSearch = z.output<typeof paymentsSearch>;
/** The input that links and handlers write. */
export type PaymentsSearchInput = z.input<typeof paymentsSearch>;

/** The invoices to pay; all without. `?invoice=12,13` */
export const paymentSearch = z.object({ invoice: someIds });

/** `?payment=77402` */
export const confirmationSearch = z.object({
  payment: z.catch(
    z.optional(
      z.pipe(
        z.union([z.string(), z.number()]),
        z.transform((value) => readNumberId(String(value))),
      ),
    ),
    undefined,
  ),
});
