/**
 * Signing in with the filing service of a state. Passwords are in the arguments and in the request and nowhere else: no
 * mutation of the query cache, which would keep its variables.
 */
import type { QueryClient } from '@tanstack/react-query';
import { changeTylerPassword, resendTylerActivationEmail, signInToTyler } from '@/api/generated/filing';
import type { StateCode, TylerSignInRequest } from '@/api/generated/filing/model';
import { filingLoginQuery } from './queries';

/** Signs in; what could not be had before is asked for again. @throws ApiError */
export async function signInToFiling(
  queryClient: QueryClient,
  state: StateCode,
  credentials: TylerSignInRequest,
): Promise<void> {
  const login = await signInToTyler(state, credentials);
  queryClient.setQueryData(filingLoginQuery(state).queryKey, login);
  queryClient.removeQueries({ predicate: (query) => query.state.status === 'error' });
}

/** Asks for a message by which a new password can be set. @throws ApiError */
export async function askForNewPassword(state: StateCode, email: string): Promise<void> {
  await changeTylerPassword(state, { email });
}

/** Asks for the activation message once more. @throws ApiError */
export async function askForActivation(state: StateCode, email: string): Promise<void> {
  await resendTylerActivationEmail(state, { email });
}
