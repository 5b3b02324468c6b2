import { createFileRoute } from '@tanstack/react-router';
import { InvoiceSummaryPage } from '@/features/billing/pages/invoice-page';
import { invoiceOrdersQuery } from '@/features/billing/queries-invoices';

export const Route = createFileRoute('/_authenticated/_main/billing/invoice/$invoiceId/')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(invoiceOrdersQuery(params.invoiceId));
  },
  component: InvoiceSummaryPage,
});
