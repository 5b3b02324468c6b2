import { createFileRoute } from '@tanstack/react-router';
import { PaymentPage } from '@/features/billing/pages/payment-page';
import { invoicesQuery } from '@/features/billing/queries-invoices';
import { methodsQuery, newCardFeeQuery } from '@/features/billing/queries-methods';
import { paymentSearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/payment')({
  staticData: { shape: 'record' },
  validateSearch: paymentSearch,
  head: () => ({ meta: [{ title: 'Make a payment' }] }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(invoicesQuery);
    void queryClient.prefetchQuery(methodsQuery);
    void queryClient.prefetchQuery(newCardFeeQuery('Unknown'));
  },
  component: PaymentPage,
});
