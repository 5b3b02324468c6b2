import { createFileRoute } from '@tanstack/react-router';
import { loadDocketSearch } from '@/features/docket-sync/bulk/loaders';
import { docketSearch } from '@/features/docket-sync/bulk/search';
import { DocketSearchPage } from '@/features/docket-sync/pages/docket-search-page';
import { prepareSearchMode } from '@/features/docket-sync/pages/search-modes';

export const Route = createFileRoute('/_authenticated/_main/docket-sync/search')({
  staticData: { shape: 'list', needs: 'canFile' },
  validateSearch: docketSearch,
  head: () => ({ meta: [{ title: 'Docket sync' }] }),
  loaderDeps: ({ search: { mode, provider, state, by, term, caseNumber, court, page } }) => ({
    mode,
    provider,
    state,
    by,
    term,
    caseNumber,
    court,
    page,
  }),
  beforeLoad: ({ search: { mode } }) => void prepareSearchMode(mode),
  loader: ({ context: { queryClient }, deps }) => {
    loadDocketSearch(queryClient, deps);
    return prepareSearchMode(deps.mode);
  },
  component: DocketSearchPage,
});
