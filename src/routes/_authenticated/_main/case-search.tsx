import { createFileRoute } from '@tanstack/react-router';
import { loadCaseSearch } from '@/features/cases/loaders';
import { CaseSearchPage } from '@/features/cases/pages/case-search-page';
import { caseSearchSearch } from '@/features/cases/search';
import { PaperOfCase } from '@/features/process-serving/extraction/parts/paper-of-case';

export const Route = createFileRoute('/_authenticated/_main/case-search')({
  staticData: { shape: 'list', needs: 'canFile' },
  validateSearch: caseSearchSearch,
  head: () => ({ meta: [{ title: 'Case search' }] }),
  loaderDeps: ({ search: { sort, open, q, ...deps } }) => deps,
  loader: ({ context: { queryClient }, deps }) => loadCaseSearch(queryClient, '/case-search', deps),
  component: CaseSearch,
});

function CaseSearch() {
  const loaded = Route.useLoaderData();
  return <CaseSearchPage {...loaded} search={Route.useSearch()} paper={<PaperOfCase state={loaded.state} />} />;
}
