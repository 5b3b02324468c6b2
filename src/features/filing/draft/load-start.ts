import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import { currentPerson } from '@/features/session';
import { selectedState } from '@/features/states';
import { stateSettingsOptions } from '../queries';

interface StartDeps {
  state: StateCode | undefined;
  mappingId: string | undefined;
}

/** What the pages where a filing begins need before they are shown; answers the state whose courts they offer. */
export async function loadStart(queryClient: QueryClient, deps: StartDeps): Promise<{ state: StateCode }> {
  const [state] = await Promise.all([
    selectedState(queryClient, deps, currentPerson()),
    queryClient.ensureQueryData(stateSettingsOptions()),
  ]);
  return { state };
}
