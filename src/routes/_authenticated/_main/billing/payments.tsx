import { createFileRoute } from '@tanstack/react-router';
import { PaymentsPage } from '@/features/billing/pages/billing-page';
import { paymentsQuery } from '@/features/billing/queries-invoices';
import { rowsSearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/payments')({
  staticData: { shape: 'list' },
  validateSearch: rowsSearch,
  head: () => ({ meta: [{ title: 'Payments' }] }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(paymentsQuery);
  },
  component: PaymentsPage,
});
