import { createFileRoute } from '@tanstack/react-router';
import { InvoiceOrdersPage } from '@/features/billing/pages/invoice-parts-page';
import { invoiceOrdersQuery } from '@/features/billing/queries-invoices';
import { invoiceOrdersSearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/invoice/$invoiceId/orders')({
  validateSearch: invoiceOrdersSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(invoiceOrdersQuery(params.invoiceId));
  },
  component: InvoiceOrdersPage,
});
