/** The states where a person can file, and the one they selected last. */
import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import { getListFilingStatesQueryOptions } from '@/api/generated/filing';
import { getGetUserSettingQueryKey, getUserSetting } from '@/api/generated/platform';

const day = 24 * 60 * 60 * 1000;

/** Name of the setting of the last selected state (specification, application section 9). */
export const stateSetting = 'LastSelectedStateCode';

export const statesQuery = getListFilingStatesQueryOptions({ query: { staleTime: day } });

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
