import { createFileRoute } from '@tanstack/react-router';
import { BulkSummaryPage } from '@/features/docket-sync/bulk/pages/bulk-summary-page';
import { bulkOrderQuery } from '@/features/docket-sync/bulk/queries';
import { bulkSummarySearch } from '@/features/docket-sync/bulk/search';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/bulk-sync/summary')({
  staticData: { shape: 'list', needs: 'canFile' },
  validateSearch: bulkSummarySearch,
  head: () => ({ meta: [{ title: 'Bulk sync order' }] }),
  loaderDeps: ({ search: { order, provider, state } }) => ({ order, provider, state }),
  loader: ({ context: { queryClient }, deps: { order, provider, state } }) => {
    if (order !== undefined && provider !== undefined && state !== undefined)
      void queryClient.prefetchQuery(bulkOrderQuery({ orderId: order, providerId: provider, state }));
  },
  component: BulkSummaryPage,
});
