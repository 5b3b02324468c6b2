/** Signing in with a state's filing service. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import type { SignInCalls } from '@/features/efiling';

/** Tells whether the user is signed in. Never cached: a rejected call may have just ended the sign-in. */
export function filingLoginQuery({ statusKey, loadStatus }: SignInCalls, state: StateCode) {
  return queryOptions({
    queryKey: statusKey(state),
    queryFn: ({ signal }) => loadStatus(state, { signal }),
    meta: { shows: ['filing-sign-in'] },
    staleTime: 0,
    gcTime: 0,
  });
}

/** Signs in. Queries that failed before are fetched again. @throws ApiError */
export async function signInToFiling(
  queryClient: QueryClient,
  service: SignInCalls,
  state: StateCode,
  credentials: Parameters<SignInCalls['signIn']>[1],
): Promise<void> {
  const login = await service.signIn(state, credentials);
  queryClient.setQueryData(filingLoginQuery(service, state).queryKey, login);
  queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
}
