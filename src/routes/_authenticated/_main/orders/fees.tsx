import { createFileRoute } from '@tanstack/react-router';
import { toFeeSummaryRequest } from '@/features/billing/lists/fees-list';
import { FirmFeesPage } from '@/features/billing/pages/fee-summary-page';
import { feeSummaryQuery } from '@/features/billing/queries';
import { feeSummarySearch } from '@/features/billing/search';
import { isAllowed } from '@/features/firm';
import { orderFiltersQuery } from '@/features/orders/queries';

export const Route = createFileRoute('/_authenticated/_main/orders/fees')({
  staticData: { shape: 'list' },
  validateSearch: feeSummarySearch,
  head: () => ({ meta: [{ title: 'Fees' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(orderFiltersQuery({}));
    void isAllowed(context.queryClient, 'canSeeFirmFees').then(async (isSeen) => {
      if (isSeen) await context.queryClient.prefetchQuery(feeSummaryQuery(toFeeSummaryRequest(deps, {})));
    });
  },
  component: FirmFeesPage,
});
