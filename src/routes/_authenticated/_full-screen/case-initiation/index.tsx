import { createFileRoute } from '@tanstack/react-router';
import { loadStart } from '@/features/filing/loaders/start';
import { NewCasePage } from '@/features/filing/pages/new-case-page';
import { startSearch } from '@/features/filing/search';
import { useMappingId } from '@/features/matters';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/')({
  staticData: { needs: 'canFile' },
  validateSearch: startSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId, path: '/case-initiation' }),
  loader: ({ context: { queryClient }, deps }) => loadStart(queryClient, 'new-case', deps),
  head: () => ({ meta: [{ title: 'New case' }] }),
  component: StartRoute,
});

function StartRoute() {
  const { state, filingStart } = Route.useLoaderData();
  const { template, ...params } = Route.useSearch();
  return (
    <NewCasePage
      filingStart={filingStart}
      state={state}
      mappingId={useMappingId()}
      params={params}
      templateId={template}
    />
  );
}
