import { createFileRoute } from '@tanstack/react-router';
import { pageToReturnTo } from '@/features/filing-account';
import { FilingSignInPage } from '@/features/filing-account/pages/filing-sign-in-page';
import { filingSignInSearch } from '@/features/filing-account/search';
import { currentPerson, safeReturnTarget } from '@/features/session';
import { selectedState, stateSettingsQuery } from '@/features/states';

export const Route = createFileRoute('/_authenticated/_main/tyler-login')({
  validateSearch: filingSignInSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: async ({ context: { queryClient }, deps }) => {
    const [state] = await Promise.all([
      selectedState(queryClient, deps, currentPerson()),
      queryClient.ensureQueryData(stateSettingsQuery),
    ]);
    return { state };
  },
  head: () => ({ meta: [{ title: 'Filing service' }] }),
  component: TylerLoginRoute,
});

function TylerLoginRoute() {
  const { state } = Route.useLoaderData();
  const { task, returnUrl } = Route.useSearch();
  const target = safeReturnTarget(pageToReturnTo(returnUrl) ?? '/');
  return <FilingSignInPage state={state} task={task} target={target} />;
}
