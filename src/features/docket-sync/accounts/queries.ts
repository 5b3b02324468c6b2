import { queryOptions } from '@tanstack/react-query';
import { getListDocketCredentialsQueryOptions } from '@/api/generated/docket-sync';
import type { CredentialType } from '@/api/generated/docket-sync/model';

/** The firm's accounts with a provider, without their passwords. */
export function accountsQuery(clientId: number, credentialType: CredentialType) {
  return queryOptions({
    ...getListDocketCredentialsQueryOptions(clientId, { CredentialType: credentialType }),
    enabled: clientId > 0,
  });
}
