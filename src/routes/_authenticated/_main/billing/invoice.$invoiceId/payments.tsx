import { createFileRoute } from '@tanstack/react-router';
import { InvoicePaymentsPage } from '@/features/billing/pages/invoice-parts-page';
import { invoicePaymentsQuery } from '@/features/billing/queries-invoices';

export const Route = createFileRoute('/_authenticated/_main/billing/invoice/$invoiceId/payments')({
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(invoicePaymentsQuery(params.invoiceId));
  },
  component: InvoicePaymentsPage,
});
