import { createFileRoute, retainSearchParams } from '@tanstack/react-router';
import { StartPage } from '@/features/filing/pages/start-page';
import { stateSettingsOptions } from '@/features/filing/queries';
import { filingSearch } from '@/features/filing/search';
import { useMappingId } from '@/features/matters';
import { currentPerson } from '@/features/session';
import { selectedState } from '@/features/shell';

export const Route = createFileRoute('/_authenticated/_full-screen/case-initiation/')({
  validateSearch: filingSearch,
  search: { middlewares: [retainSearchParams(['state'])] },
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: async ({ context: { queryClient }, deps }) => {
    const [state] = await Promise.all([
      selectedState(queryClient, deps, currentPerson()),
      queryClient.ensureQueryData(stateSettingsOptions()),
    ]);
    return { state };
  },
  head: () => ({ meta: [{ title: 'New case' }] }),
  component: StartRoute,
});

function StartRoute() {
  const { state } = Route.useLoaderData();
  return <StartPage state={state} mappingId={useMappingId()} />;
}
