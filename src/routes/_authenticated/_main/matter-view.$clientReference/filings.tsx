import { createFileRoute } from '@tanstack/react-router';
import { toFilingListRequest } from '@/features/orders/lists/filings-list';
import { MatterFilingsPage } from '@/features/orders/pages/filing-list-page';
import { filingListQuery } from '@/features/orders/queries-filings';
import { filingListSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/matter-view/$clientReference/filings')({
  staticData: { needs: 'canSeeCourts' },
  validateSearch: filingListSearch,
  head: () => ({ meta: [{ title: 'Matter filings' }] }),
  loaderDeps: ({ search: { from, to, view } }) => ({ from, to, view }),
  loader: ({ context, deps, params: { clientReference } }) => {
    if (deps.view === undefined)
      void context.queryClient.prefetchQuery(filingListQuery(toFilingListRequest(deps, clientReference)));
  },
  component: MatterFilingsPage,
});
