/** The states where a person can file, and the state they selected last. */
import { getListFilingStatesQueryOptions, getListStateSettingsSuspenseQueryOptions } from '@/api/generated/filing';
import { type UserSetting, userSettingQuery } from '@/api/settings/queries';

const day = 24 * 60 * 60 * 1000;

export const statesQuery = getListFilingStatesQueryOptions({ query: { staleTime: day } });

/** What the product supports in each state, and the state's e-filing provider. */
export const stateSettingsQuery = getListStateSettingsSuspenseQueryOptions({ query: { staleTime: day } });

/** The setting of the state a person selected last (specification, application section 9). */
export function stateSetting(userId: number): UserSetting {
  return { userId, name: 'LastSelectedStateCode' };
}

/** The state that the user selected last; null if none. Retried up to three times. */
export function savedStateQuery(userId: number) {
  return { ...userSettingQuery(stateSetting(userId)), staleTime: day, retry: 3 };
}
