import { queryOptions } from '@tanstack/react-query';
import { getListClientSettingsQueryKey, listClientSettings } from '@/api/generated/platform';

/** Name of the firm's setting that holds the id of an expense category. */
export const expenseCategorySetting = 'DefaultExpenseCategory';

/** The text of a setting of the firm; null when it has none. */
export function firmSettingQuery(clientId: number, name: string) {
  const params = { settingNames: [name] };
  return queryOptions({
    queryKey: [...getListClientSettingsQueryKey(clientId, params), 'value'],
    queryFn: async ({ signal }) => (await listClientSettings(clientId, params, { signal }))[0]?.settingValue ?? null,
    enabled: clientId > 0,
  });
}
