import { createFileRoute } from '@tanstack/react-router';
import { pageToReturnTo } from '@/features/filing-account';
import { loadSignIn } from '@/features/filing-account/loaders';
import { FilingSignInPage } from '@/features/filing-account/pages/filing-sign-in-page';
import { filingSignInSearch } from '@/features/filing-account/search';
import { currentPerson, safeReturnTarget } from '@/features/session';
import { selectedState, stateSettingsQuery } from '@/features/states';

export const Route = createFileRoute('/_authenticated/_main/tyler-login')({
  staticData: { needs: 'canFile' },
  validateSearch: filingSignInSearch,
  loaderDeps: ({ search: { state, mappingId } }) => ({ state, mappingId }),
  loader: async ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchQuery(stateSettingsQuery);
    const state = await selectedState(queryClient, deps, currentPerson());
    return { state, service: await loadSignIn(queryClient, state) };
  },
  head: () => ({ meta: [{ title: 'Filing service' }] }),
  component: TylerLoginRoute,
});

function TylerLoginRoute() {
  const { state, service } = Route.useLoaderData();
  const { task, returnUrl } = Route.useSearch();
  const target = safeReturnTarget(pageToReturnTo(returnUrl) ?? '/');
  return <FilingSignInPage service={service} state={state} task={task} target={target} />;
}
