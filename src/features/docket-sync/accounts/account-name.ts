/** The account with a provider that the firm used last (dockets, section 1.14). */
import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { changeFailed } from '@/api/errors';
import { saveFirmSetting } from '@/api/settings/mutations';
import { firmSettingQuery } from '@/api/settings/queries';
import { useFirm } from '@/features/firm';
import { usePerson } from '@/features/session';
import { showFailure } from '@/lib/ui/toast';
import { credentialTypes, type ProviderId } from './providers';
import { accountsQuery } from './queries';

const settingName = (providerId: ProviderId) => `DocketSync.Account.${providerId}`;

/** The account used last with a provider, else the firm's first. Undefined while loading, or without accounts. */
export function useAccountName(providerId: ProviderId): string | undefined {
  const { clientId = 0 } = usePerson() ?? {};
  const last = useQuery(firmSettingQuery({ clientId, name: settingName(providerId) }));
  const accounts = useQuery(accountsQuery(clientId, credentialTypes[providerId]));
  const names = accounts.data?.map(({ userName }) => userName) ?? [];
  return names.find((name) => name === last.data) ?? names[0];
}

/** Why the firm has no account to use with a provider; undefined when it has one. */
export function useMissingAccount(providerId: ProviderId): string | undefined {
  const { clientId = 0 } = usePerson() ?? {};
  return missingAccountText(useQuery(accountsQuery(clientId, credentialTypes[providerId])));
}

/** Says why there is no account. Only a list that was loaded tells that the firm has none. */
export function missingAccountText({ data, error }: Pick<UseQueryResult<unknown[]>, 'data' | 'error'>) {
  if (!data)
    return error ? 'Your firm’s accounts couldn’t be loaded. Reload the page.' : 'Loading your firm’s accounts.';
  return data.length === 0 ? 'Your firm has no account with this provider. Add one first.' : undefined;
}

/** Remembers the account that was used. */
export function useRememberAccount(): (providerId: ProviderId, accountName: string) => Promise<void> {
  const { clientId = 0 } = usePerson() ?? {};
  const { data: firm } = useFirm();
  const queryClient = useQueryClient();
  return async (providerId, accountName) => {
    const name = settingName(providerId);
    const { queryKey } = firmSettingQuery({ clientId, name });
    if (!firm || queryClient.getQueryData(queryKey) === accountName) return;
    try {
      await saveFirmSetting({ clientId, partyId: firm.partyId, name }, accountName);
      queryClient.setQueryData(queryKey, accountName);
    } catch (error) {
      showFailure(changeFailed(error, 'Error saving client profile setting', 'the account was remembered'));
    }
  };
}
