import { createFileRoute } from '@tanstack/react-router';
import { loadCaseSearch } from '@/features/cases/loaders';
import { CaseSearchPage } from '@/features/cases/pages/case-search-page';
import { caseSearchSearch } from '@/features/cases/search';
import { PaperOfCase } from '@/features/process-serving/extraction/parts/paper-of-case';

export const Route = createFileRoute('/_authenticated/_main/case-search-fl')({
  staticData: { shape: 'list', needs: 'canFile' },
  validateSearch: caseSearchSearch,
  head: () => ({ meta: [{ title: 'Case search in Florida' }] }),
  loaderDeps: ({ search: { sort, open, q, ...deps } }) => deps,
  loader: ({ context: { queryClient }, deps }) => loadCaseSearch(queryClient, '/case-search-fl', deps),
  component: CaseSearch,
});

function CaseSearch() {
  const loaded = Route.useLoaderData();
  return (
    <CaseSearchPage hasParts {...loaded} search={Route.useSearch()} paper={<PaperOfCase state={loaded.state} />} />
  );
}
