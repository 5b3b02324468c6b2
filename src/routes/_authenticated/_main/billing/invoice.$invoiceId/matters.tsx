import { createFileRoute } from '@tanstack/react-router';
import { InvoiceMattersPage } from '@/features/billing/pages/invoice-parts-page';
import { invoiceMattersQuery } from '@/features/billing/queries-invoices';
import { rowsSearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/invoice/$invoiceId/matters')({
  validateSearch: rowsSearch,
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(invoiceMattersQuery(params.invoiceId));
  },
  component: InvoiceMattersPage,
});
