import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { loadStart } from '@/features/filing/loaders';
import { NewCasePage } from '@/features/filing/pages/new-case-page';
import { filingSearch } from '@/features/filing/search';
import { useMappingId } from '@/features/matters';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/')({
  validateSearch: filingSearch,
  search: { middlewares: [retainSearchParams(['state'])] },
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: ({ context: { queryClient }, deps }) => loadStart(queryClient, 'new-case', deps),
  head: () => ({ meta: [{ title: 'New case' }] }),
  component: StartRoute,
});

function StartRoute() {
  const { state, provider } = Route.useLoaderData();
  const { template } = Route.useSearch();
  return <NewCasePage provider={provider} state={state} mappingId={useMappingId()} templateId={template} />;
}
