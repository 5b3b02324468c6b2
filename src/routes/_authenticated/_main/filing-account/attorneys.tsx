import { createFileRoute } from '@tanstack/react-router';
import { loadAttorneys } from '@/features/filing-account/accounts/loader';
import { AttorneysPage } from '@/features/filing-account/pages/attorneys-page';
import { accountsSearch } from '@/features/filing-account/search';

export const Route = createFileRoute('/_authenticated/_main/filing-account/attorneys')({
  staticData: { needs: 'canFile' },
  validateSearch: accountsSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context: { queryClient }, deps }) => loadAttorneys(queryClient, deps),
  head: () => ({ meta: [{ title: 'Attorneys' }] }),
  component: AttorneysPage,
});
