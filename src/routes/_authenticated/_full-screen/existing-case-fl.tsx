import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { loadStart } from '@/features/filing/loaders';
import { ExistingCasePage } from '@/features/filing/pages/existing-case-page';
import { existingCaseSearch } from '@/features/filing/search';
import { useMappingId } from '@/features/matters';

export const Route = createFileRoute('/_authenticated/_full-screen/existing-case-fl')({
  validateSearch: existingCaseSearch,
  search: { middlewares: [retainSearchParams(['state'])] },
  loaderDeps: ({ search: { state, mappingId, case: _, begin: __, template: ___, ...params } }) => ({
    state,
    mappingId,
    params,
    path: '/existing-case-fl',
  }),
  loader: ({ context: { queryClient }, deps }) => loadStart(queryClient, 'existing-case', deps),
  head: () => ({ meta: [{ title: 'File into a case in Florida' }] }),
  component: ExistingCaseRoute,
});

function ExistingCaseRoute() {
  const { state, provider } = Route.useLoaderData();
  const { case: caseTrackingId, template, begin, ...params } = Route.useSearch();
  return (
    <ExistingCasePage
      provider={provider}
      state={state}
      mappingId={useMappingId()}
      params={params}
      caseTrackingId={caseTrackingId ?? params.caseTrackingId}
      begins={begin === 'now'}
      templateId={template}
    />
  );
}
