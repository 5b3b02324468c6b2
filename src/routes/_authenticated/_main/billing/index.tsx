import { createFileRoute } from '@tanstack/react-router';
import { BillingPage } from '@/features/billing/pages/billing-page';
import { billingSummaryQuery, invoicesQuery } from '@/features/billing/queries-invoices';
import { invoicesSearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/')({
  staticData: { shape: 'list' },
  validateSearch: invoicesSearch,
  head: () => ({ meta: [{ title: 'Billing' }] }),
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(billingSummaryQuery);
    void queryClient.prefetchQuery(invoicesQuery);
  },
  component: BillingPage,
});
