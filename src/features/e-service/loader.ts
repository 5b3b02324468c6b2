import type { QueryClient } from '@tanstack/react-query';
import { getListCourtCasesQueryOptions } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { type FilingProvider, isBuilt, loadProvider } from '@/features/efiling';
import { currentPerson } from '@/features/session';
import { providerOfState, selectedState, stateSettingsQuery } from '@/features/states';

/** The firm's cases in a state. */
export const firmCases = (state: StateCode) => getListCourtCasesQueryOptions(state);

/** Starts what the page shows. Without a provider there is no electronic service in the state. */
export async function loadNewEService(
  queryClient: QueryClient,
  deps: { state: StateCode | undefined; mappingId: string | undefined },
): Promise<{ state: StateCode; provider: FilingProvider | undefined }> {
  const [state] = await Promise.all([
    selectedState(queryClient, deps, currentPerson()),
    queryClient.ensureQueryData(stateSettingsQuery),
  ]);
  const id = await providerOfState(queryClient, state);
  if (!isBuilt(id)) return { state, provider: undefined };
  const provider = await loadProvider(id);
  void queryClient.prefetchQuery(firmCases(state));
  void queryClient.prefetchQuery(provider.tables.courts(state, 'Subsequent'));
  void queryClient.prefetchQuery(provider.paymentAccounts(state));
  if (provider.contacts) void queryClient.prefetchQuery(provider.serviceContacts(state));
  return { state, provider };
}
