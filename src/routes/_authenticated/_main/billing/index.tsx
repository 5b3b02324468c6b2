import { createFileRoute } from '@tanstack/react-router';
import { BillingPage } from '@/features/billing/pages/billing-page';
import { billingSummaryQuery, invoicesQuery } from '@/features/billing/queries-invoices';
import { methodsQuery } from '@/features/billing/queries-methods';
import { billingSearch } from '@/features/billing/search';

export const Route = createFileRoute('/_authenticated/_main/billing/')({
  staticData: { shape: 'list' },
  validateSearch: billingSearch,
  head: () => ({ meta: [{ title: 'Billing' }] }),
  loaderDeps: ({ search: { panel } }) => ({ panel }),
  loader: ({ context: { queryClient }, deps: { panel } }) => {
    void queryClient.prefetchQuery(billingSummaryQuery);
    void queryClient.prefetchQuery(invoicesQuery);
    if (panel === 'methods') void queryClient.prefetchQuery(methodsQuery);
  },
  component: BillingPage,
});
