import { createFileRoute } from '@tanstack/react-router';
import { loadAdmins } from '@/features/filing-account/accounts/loader';
import { AdministratorsPage } from '@/features/filing-account/pages/administrators-page';
import { accountsSearch } from '@/features/filing-account/search';

export const Route = createFileRoute('/_authenticated/_main/filing-account/administrators')({
  staticData: { needs: 'canFile' },
  validateSearch: accountsSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context: { queryClient }, deps }) => loadAdmins(queryClient, deps),
  head: () => ({ meta: [{ title: 'Administrators' }] }),
  component: AdministratorsPage,
});
