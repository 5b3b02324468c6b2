import { createFileRoute } from '@tanstack/react-router';
import { InvoiceOrdersPage } from '@/features/billing/pages/invoice-parts-page';
import { invoiceOrdersQuery } from '@/features/billing/queries-invoices';
import { rowsSearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/invoice/$invoiceId/orders')({
  validateSearch: rowsSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(invoiceOrdersQuery(params.invoiceId));
  },
  component: InvoiceOrdersPage,
});
