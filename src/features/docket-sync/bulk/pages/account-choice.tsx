import { Group, NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { usePerson } from '@/features/session';
import { useSearchChange } from '@/lib/grid/url/use-search-change';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useAccountName } from '../../accounts/account-name';
import { SignInAgain } from '../../accounts/provider-failure';
import { credentialTypes, type ProviderId, providerOf, providers } from '../../accounts/providers';
import { accountsQuery } from '../../accounts/queries';
import type { DocketSearchInput } from '../search';

const route = getRouteApi('/_authenticated/_main/docket-sync/search');

/** Chooses the courts and the firm's account with them, kept in the address. */
export function AccountChoice({ children }: { children: (providerId: ProviderId, accountName: string) => ReactNode }) {
  const { provider = 4, account } = route.useSearch();
  const change = useSearchChange<DocketSearchInput>();
  const { clientId = 0 } = usePerson() ?? {};
  const accounts = useQuery(accountsQuery(clientId, credentialTypes[provider]));
  const usual = useAccountName(provider);
  const accountName = accounts.data?.find(({ userName }) => userName === account)?.userName ?? usual;
  return (
    <>
      <Group align="end" mb="md">
        <NativeSelect
          label="Courts"
          value={provider}
          onChange={({ currentTarget }) =>
            change({
              provider: providers.find(({ providerId }) => String(providerId) === currentTarget.value)?.providerId,
              account: undefined,
            })
          }
        >
          {providers.map(({ providerId, name }) => (
            <option key={providerId} value={providerId}>
              {name}
            </option>
          ))}
        </NativeSelect>
        {accounts.data && accounts.data.length > 0 && (
          <NativeSelect
            label="Account"
            value={accountName}
            onChange={({ currentTarget }) => change({ account: currentTarget.value })}
          >
            {accounts.data.map(({ credentialId, userName }) => (
              <option key={credentialId} value={userName}>
                {userName}
              </option>
            ))}
          </NativeSelect>
        )}
      </Group>
      {accounts.error ? (
        <ErrorState
          title="The accounts could not be loaded"
          error={accounts.error}
          onRetry={() => void accounts.refetch()}
        />
      ) : !accounts.data ? (
        <SkeletonLines lines={8} label="Loading the accounts" />
      ) : accountName === undefined ? (
        <EmptyState
          title="No account"
          description={`Your firm has no ${providerOf(provider)?.name} account yet. Add one to see its cases.`}
          action={<SignInAgain providerId={provider} label="Add an account" />}
        />
      ) : (
        children(provider, accountName)
      )}
    </>
  );
}
