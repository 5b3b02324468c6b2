import { createFileRoute } from '@tanstack/react-router';
import { toFilingListRequest } from '@/features/orders/lists/filings-list';
import { FilingListPage } from '@/features/orders/pages/filing-list-page';
import { filingListQuery } from '@/features/orders/queries-filings';
import { filingListSearch } from '@/features/orders/search';

export const Route = createFileRoute('/_authenticated/_main/filing-list')({
  staticData: { shape: 'list', needs: 'canSeeCourts' },
  validateSearch: filingListSearch,
  head: () => ({ meta: [{ title: 'Filings' }] }),
  loaderDeps: ({ search: { from, to, view } }) => ({ from, to, view }),
  loader: ({ context, deps }) => {
    if (deps.view === undefined) void context.queryClient.prefetchQuery(filingListQuery(toFilingListRequest(deps)));
  },
  component: FilingListPage,
});
