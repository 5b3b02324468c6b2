/** What the frame around every page knows: the states, the one that was chosen last, and the firm. */
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { getListFilingStatesQueryOptions, getListStateQuickActionsQueryOptions } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';
import { getGetClientQueryOptions, getGetUserSettingQueryKey, getUserSetting } from '@/api/generated/platform';

const day = 24 * 60 * 60 * 1000;

/** Name of the setting of the last selected state (specification, application section 9). */
export const stateSetting = 'LastSelectedStateCode';

export const statesQuery = getListFilingStatesQueryOptions({ query: { staleTime: day } });

/** What can be begun in a state. */
export function stateQuickActionsQuery(state: StateCode) {
  return getListStateQuickActionsQueryOptions({ state }, { query: { staleTime: 5 * 60_000 } });
}

/** The state that a person selected last; null when there is none. Asked up to three times more, except after a 404. */
export function savedStateQuery(userId: number) {
  return queryOptions({
    queryKey: getGetUserSettingQueryKey(userId, stateSetting),
    // Not given up when the header goes: a page that comes instead may be waiting for it.
    queryFn: async () => {
      try {
        return (await getUserSetting(userId, stateSetting)).settingValue;
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null;
        throw error;
      }
    },
    staleTime: day,
    retry: 3,
  });
}

/** The person's firm (specification, application section 9: two more tries, a second and two later). */
export function firmQuery(clientId: number) {
  return getGetClientQueryOptions(clientId, {
    query: { staleTime: day, retry: 2, retryDelay: (failures) => Math.min(1000 * (failures + 1), 3000) },
  });
}
