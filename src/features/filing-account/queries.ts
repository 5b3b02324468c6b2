/**
 * Signing in with a state's filing service. Passwords appear only in arguments and requests: these calls bypass the
 * mutation cache, which would keep its variables.
 */
import type { QueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import {
  changeTylerPassword,
  getGetTylerAuthenticationQueryOptions,
  resendTylerActivationEmail,
  signInToTyler,
} from '@/api/generated/filing';
import type { StateCode, TylerSignInRequest } from '@/api/generated/filing/model';

/** Whether the user is signed in. Never cached: a rejected call may have just ended the sign-in. */
export function filingLoginQuery(state: StateCode) {
  return getGetTylerAuthenticationQueryOptions(state, { query: { staleTime: 0, gcTime: 0 } });
}

/** Signs in. Queries that failed before are fetched again. @throws ApiError */
export async function signInToFiling(
  queryClient: QueryClient,
  state: StateCode,
  credentials: TylerSignInRequest,
): Promise<void> {
  const login = await signInToTyler(state, credentials);
  requireOurs('signInToTyler', login.state === state && login.isAuthenticated);
  queryClient.setQueryData(filingLoginQuery(state).queryKey, login);
  queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
}

/** Requests an email with a link to set a new password. @throws ApiError */
export async function requestPasswordEmail(state: StateCode, email: string): Promise<void> {
  const { outcome } = await changeTylerPassword(state, { email });
  requireOurs('changeTylerPassword', outcome === 'reset-email-sent');
}

/** Requests another activation email. @throws ApiError */
export async function requestActivationEmail(state: StateCode, email: string): Promise<void> {
  await resendTylerActivationEmail(state, { email });
}
