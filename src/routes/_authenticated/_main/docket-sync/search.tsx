import { createFileRoute } from '@tanstack/react-router';
import { loadAccounts } from '@/features/docket-sync/bulk/loaders';
import { bulkChooseSearch } from '@/features/docket-sync/bulk/search';
import { DocketSearchPage } from '@/features/docket-sync/pages/docket-search-page';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/search')({
  staticData: { shape: 'list' },
  validateSearch: bulkChooseSearch,
  head: () => ({ meta: [{ title: 'Docket sync' }] }),
  loaderDeps: ({ search: { mode, provider } }) => ({ mode, provider }),
  loader: ({ context: { queryClient }, deps }) => loadAccounts(queryClient, deps),
  component: DocketSearchPage,
});
