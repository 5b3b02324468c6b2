/** The route loader of the sign-in page. */
import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import { factsOf, loadProvider, type SignInCalls } from '@/features/efiling';
import { providerOfState } from '@/features/states';

/** Loads the sign-in of a state's provider; undefined where no one signs in. */
export async function loadSignIn(queryClient: QueryClient, state: StateCode): Promise<SignInCalls | undefined> {
  const id = await providerOfState(queryClient, state);
  return factsOf(id)?.hasSignIn ? (await loadProvider(id)).signIn : undefined;
}
