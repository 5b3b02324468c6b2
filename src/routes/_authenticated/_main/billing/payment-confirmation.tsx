import { createFileRoute } from '@tanstack/react-router';
import { PaymentConfirmationPage } from '@/features/billing/pages/payment-confirmation-page';
import { paymentsQuery } from '@/features/billing/queries-invoices';
import { confirmationSearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/payment-confirmation')({
  staticData: { shape: 'record' },
  validateSearch: confirmationSearch,
  head: () => ({ meta: [{ title: 'Payment' }] }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(paymentsQuery);
  },
  component: PaymentConfirmationPage,
});
