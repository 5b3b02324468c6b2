import { createFileRoute } from '@tanstack/react-router';
import { toFeeSummaryRequest } from '@/features/billing/lists/fees-list';
import { FeeSummaryPage } from '@/features/billing/pages/fee-summary-page';
import { feeSummaryQuery } from '@/features/billing/queries';
import { feeSummarySearch } from '@/features/billing/search';
import { orderFiltersQuery } from '@/features/orders/queries';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference/fee-summary')({
  validateSearch: feeSummarySearch,
  head: () => ({ meta: [{ title: 'Fee summary' }] }),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps, params: { clientReference } }) => {
    void context.queryClient.prefetchQuery(orderFiltersQuery({ clientReference }));
    void context.queryClient.prefetchQuery(feeSummaryQuery(toFeeSummaryRequest(deps, { clientReference })));
  },
  component: FeeSummaryPage,
});
