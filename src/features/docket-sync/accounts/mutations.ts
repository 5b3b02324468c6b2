import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import {
  getGetDocketSyncOrderStateQueryKey,
  getListDocketCredentialsQueryKey,
  saveDocketCredential,
  saveNyscefImmediateUpdates,
} from '@/api/generated/docket-sync';
import type { CredentialType } from '@/api/generated/docket-sync/model';
import { immediateUpdatesQuery } from './queries';
import type { ProviderAccount } from './sign-in-failure';

/** Signs in with a provider and keeps the account. The mutation forgets the password as soon as it has ended. */
export function useSaveAccount(clientId: number, credentialType: CredentialType) {
  const queryClient = useQueryClient();
  return useMutation({
    gcTime: 0,
    mutationFn: async ({ userName, password, clientCode, oneTimeCode }: ProviderAccount) => {
      const name = userName.trim();
      const stored = await saveDocketCredential(clientId, {
        credentialType,
        userName: name,
        password,
        ...(clientCode.trim() && { clientCode: clientCode.trim() }),
        ...(oneTimeCode.trim() && { oneTimeCode: oneTimeCode.trim() }),
      });
      requireOurs('saveDocketCredential', stored.credentialType === credentialType && stored.userName === name);
    },
    // Dockets of the account are read again.
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: getListDocketCredentialsQueryKey(clientId) }),
        queryClient.invalidateQueries({ queryKey: getGetDocketSyncOrderStateQueryKey() }),
      ]),
  });
}

/** Turns a NYSCEF account's immediate updates on or off. */
export function useChangeImmediateUpdates(userName: string) {
  const queryClient = useQueryClient();
  const { queryKey } = immediateUpdatesQuery(userName);
  return useMutation({
    mutationFn: async (isEnabled: boolean) => {
      const saved = await saveNyscefImmediateUpdates({ nyscefUserName: userName, isEnabled });
      requireOurs('saveNyscefImmediateUpdates', saved.nyscefUserName === userName && saved.isEnabled === isEnabled);
      return saved;
    },
    onSuccess: (saved) => queryClient.setQueryData(queryKey, saved),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
