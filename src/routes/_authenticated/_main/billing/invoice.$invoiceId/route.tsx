import { createFileRoute } from '@tanstack/react-router';
import { InvoiceLayout } from '@/features/billing/pages/invoice-page';
import { invoiceQuery } from '@/features/billing/queries-invoices';
import { invoiceIdParams } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/invoice/$invoiceId')({
  staticData: { shape: 'record' },
  params: invoiceIdParams,
  head: () => ({ meta: [{ title: 'Invoice' }] }),
  loader: ({ context, params }) => {
    void context.queryClient.prefetchQuery(invoiceQuery(params.invoiceId));
  },
  component: InvoiceLayout,
});
