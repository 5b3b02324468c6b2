/** Invoices and payments of the firm. Separate from queries.ts, which lists of fees load. */
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { wholeSummary } from '@/api/billing-summary';
import {
  getClientGetBillingSummaryQueryOptions,
  getGetInvoiceQueryOptions,
  getListInvoiceMattersQueryOptions,
  getListInvoiceOrdersQueryKey,
  getListInvoicePaymentsQueryOptions,
  getListInvoicesQueryKey,
  getListPaymentsQueryKey,
  listInvoiceOrders,
  listInvoices,
  listPayments,
} from '@/api/generated/billing';
import type { Invoice, InvoiceOrder, Payment } from '@/api/generated/billing/model';
import { type RowSource, readAll } from '@/lib/grid/export/read-all';

/** What the firm owes, by age, and how it pays. */
export const billingSummaryQuery = queryOptions({
  ...getClientGetBillingSummaryQueryOptions({ query: { select: wholeSummary } }),
  placeholderData: keepPreviousData,
});

/** Rows per request. */
const pageSize = 500;

const invoiceRows: RowSource<Invoice> = {
  read: ({ top, skip }, signal) => listInvoices({ Top: top, Skip: skip }, { signal }),
  rowId: ({ invoiceId }) => invoiceId,
  pageSize,
};

/** All of the firm's invoices, newest first: one a month, so the browser sorts and searches them. */
export const invoicesQuery = queryOptions({
  queryKey: getListInvoicesQueryKey({ Top: pageSize }),
  queryFn: ({ signal }) => collect(invoiceRows, signal),
  meta: { shows: ['invoices', 'payments'] },
});

/** An invoice with its sums and what courts took. */
export const invoiceQuery = (invoiceId: number) => queryOptions(getGetInvoiceQueryOptions(invoiceId));

/** All orders on an invoice, oldest charge first. */
export const invoiceOrdersQuery = (invoiceId: number) =>
  queryOptions({
    queryKey: getListInvoiceOrdersQueryKey(invoiceId, { top: pageSize }),
    queryFn: ({ signal }) =>
      collect<InvoiceOrder>(
        {
          read: (part, until) => listInvoiceOrders(invoiceId, part, { signal: until }),
          rowId: ({ orderId }) => orderId,
          pageSize,
        },
        signal,
      ),
    meta: { shows: ['invoices', 'charges', 'orders'] },
  });

/** An invoice's sums by matter. */
export const invoiceMattersQuery = (invoiceId: number) => queryOptions(getListInvoiceMattersQueryOptions(invoiceId));

/** Payments on an invoice, failed ones too, latest first. */
export const invoicePaymentsQuery = (invoiceId: number) => queryOptions(getListInvoicePaymentsQueryOptions(invoiceId));

/** All of the firm's payments, latest first. */
export const paymentsQuery = queryOptions({
  queryKey: getListPaymentsQueryKey({ Top: pageSize }),
  queryFn: ({ signal }) =>
    collect<Payment>(
      {
        read: ({ top, skip }, until) => listPayments({ Top: top, Skip: skip }, { signal: until }),
        rowId: ({ paymentId }) => paymentId,
        pageSize,
      },
      signal,
    ),
  meta: { shows: ['payments'] },
});

async function collect<Row>(source: RowSource<Row>, signal: AbortSignal): Promise<Row[]> {
  const all: Row[] = [];
  for await (const { rows } of readAll(source, signal)) all.push(...rows);
  return all;
}

/** Keeps a payment as its answer said it was made, for the page that comes before the payments are read again. */
export function keepMadePayment(queryClient: QueryClient, payment: Payment): void {
  queryClient.setQueryData(madePaymentKey(payment.paymentId), payment);
}

const madePaymentKey = (paymentId: number) => [...getListPaymentsQueryKey(), 'made', paymentId];

/** A payment of the firm; null if there is none with this ID. Asked again until its outcome is known. */
export const paymentQuery = (queryClient: QueryClient, paymentId: number) =>
  queryOptions({
    ...paymentsQuery,
    placeholderData: () => {
      const made = queryClient.getQueryData<Payment>(madePaymentKey(paymentId));
      return made && [made];
    },
    select: (payments) => payments.find((payment) => payment.paymentId === paymentId) ?? null,
    refetchInterval: ({ state: { data } }) => {
      const payment = data?.find((each) => each.paymentId === paymentId);
      if (payment?.status !== 'pending') return false;
      return payment.method === 'CreditCard' ? 5000 : 60_000;
    },
  });
