import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '@/features/billing/pages/billing-page';
import { invoicesQuery, paymentsQuery } from '@/features/billing/queries-invoices';
import { paymentsSearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/payments')({
  staticData: { shape: 'list' },
  validateSearch: paymentsSearch,
  head: () => ({ meta: [{ title: 'Payments' }] }),
  loaderDeps: ({ search: { view } }) => ({ view }),
  loader: ({ context: { queryClient }, deps: { view } }) => {
    void queryClient.prefetchQuery(paymentsQuery);
    if (view === 'statement') void queryClient.prefetchQuery(invoicesQuery);
  },
  component: PaymentsPage,
});
