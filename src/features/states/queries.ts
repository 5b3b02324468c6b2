/** The states where a person can file, and the state they selected last. */
import type { QueryClient } from '@tanstack/react-query';
import { getListFilingStatesQueryOptions, getListStateSettingsSuspenseQueryOptions } from '@/api/generated/filing';
import type { EFilingProvider, StateCode } from '@/api/generated/filing/model';
import { type UserSetting, userSettingQuery } from '@/api/settings/queries';

const day = 24 * 60 * 60 * 1000;

export const statesQuery = getListFilingStatesQueryOptions({ query: { staleTime: day } });

/** What the product supports in each state, and the state's e-filing provider. */
export const stateSettingsQuery = getListStateSettingsSuspenseQueryOptions({ query: { staleTime: day } });

/** The e-filing provider of a state; `none` where there is no e-filing. */
export async function providerOfState(queryClient: QueryClient, state: StateCode): Promise<EFilingProvider> {
  const settings = await queryClient.ensureQueryData(stateSettingsQuery);
  return settings.find((each) => each.state === state)?.eFiling.provider ?? 'none';
}

/** The setting of the state a person selected last (specification, application section 9). */
export function stateSetting(userId: number): UserSetting {
  return { userId, name: 'LastSelectedStateCode' };
}

/** The state that the user selected last; null if none. Retried up to three times. */
export function savedStateQuery(userId: number) {
  return { ...userSettingQuery(stateSetting(userId)), staleTime: day, retry: 3 };
}
