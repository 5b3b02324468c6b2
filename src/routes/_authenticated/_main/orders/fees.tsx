import { createFileRoute } from '@tanstack/react-router';
import { toFeeSummaryRequest } from '@/features/billing/lists/fees-list';
import { FirmFeesPage } from '@/features/billing/pages/fee-summary-page';
import { feeSummaryQuery } from '@/features/billing/queries';
import { feeSummarySearch } from '@/features/billing/search';
import { orderFiltersQuery } from '@/features/orders/queries';

export const Route = createFileRoute('/_authenticated/_main/orders/fees')({
  staticData: { shape: 'list' },
  validateSearch: feeSummarySearch,
  head: () => ({ meta: [{ title: 'Fees' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(orderFiltersQuery({}));
    void context.queryClient.prefetchQuery(feeSummaryQuery(toFeeSummaryRequest(deps, {})));
  },
  component: FirmFeesPage,
});
