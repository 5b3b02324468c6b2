/** Settings of users and firms: named texts stored by the platform (specification, application section 9). */
import { queryOptions } from '@tanstack/react-query';
import { failureOf } from '../errors';
import {
  getGetUserSettingQueryKey,
  getListClientSettingsQueryKey,
  getUserSetting,
  listClientSettings,
} from '../generated/platform';

/** A user's setting. */
export interface UserSetting {
  userId: number;
  name: string;
}

/** A firm's setting. The firm reads it as a client and owns it as a party. */
export interface FirmSetting {
  clientId: number;
  partyId: number;
  name: string;
}

/** A user's setting; null without a value. Ignores the abort signal, because another page may be waiting for it. */
export function userSettingQuery({ userId, name }: UserSetting) {
  return queryOptions({
    queryKey: getGetUserSettingQueryKey(userId, name),
    queryFn: async (): Promise<string | null> => {
      try {
        return (await getUserSetting(userId, name)).settingValue;
      } catch (error) {
        if (failureOf(error).kind === 'not-found') return null;
        throw error;
      }
    },
    enabled: userId > 0,
    meta: { shows: ['settings'] },
  });
}

/** A firm's setting; null without a value. */
export function firmSettingQuery({ clientId, name }: Omit<FirmSetting, 'partyId'>) {
  const params = { settingNames: [name] };
  return queryOptions({
    queryKey: [...getListClientSettingsQueryKey(clientId, params), 'value'],
    queryFn: async ({ signal }): Promise<string | null> =>
      (await listClientSettings(clientId, params, { signal }))[0]?.settingValue ?? null,
    enabled: clientId > 0,
    meta: { shows: ['settings'] },
  });
}
