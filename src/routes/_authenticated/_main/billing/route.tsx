import { createFileRoute } from '@tanstack/react-router';
import { BillingAccess } from '@/features/billing/components/billing-access';
import { billingVersionQuery } from '@/features/billing/queries-version';

export const Route = createFileRoute('/_authenticated/_main/billing')({
  loader: ({ context: { queryClient } }) => {
    void queryClient.prefetchQuery(billingVersionQuery);
  },
  component: BillingAccess,
});
