import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { ExistingCasePage } from '@/features/filing/pages/existing-case-page';
import { stateSettingsOptions } from '@/features/filing/queries';
import { existingCaseSearch } from '@/features/filing/search';
import { useMappingId } from '@/features/matters';
import { currentPerson } from '@/features/session';
import { selectedState } from '@/features/shell';

export const Route = createFileRoute('/_authenticated/_full-screen/existing-case/')({
  validateSearch: existingCaseSearch,
  search: { middlewares: [retainSearchParams(['state'])] },
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: async ({ context: { queryClient }, deps }) => {
    const [state] = await Promise.all([
      selectedState(queryClient, deps, currentPerson()),
      queryClient.ensureQueryData(stateSettingsOptions()),
    ]);
    return { state };
  },
  head: () => ({ meta: [{ title: 'File into a case' }] }),
  component: ExistingCaseRoute,
});

function ExistingCaseRoute() {
  const { state } = Route.useLoaderData();
  const { case: caseTrackingId } = Route.useSearch();
  return <ExistingCasePage state={state} mappingId={useMappingId()} caseTrackingId={caseTrackingId} />;
}
