import { queryOptions } from '@tanstack/react-query';
import {
  getGetNyscefImmediateUpdatesQueryOptions,
  getListDocketCredentialsQueryOptions,
} from '@/api/generated/docket-sync';
import type { CredentialType } from '@/api/generated/docket-sync/model';

/** The firm's accounts with a provider, without their passwords. */
export function accountsQuery(clientId: number, credentialType: CredentialType) {
  return queryOptions({
    ...getListDocketCredentialsQueryOptions(clientId, { CredentialType: credentialType }),
    enabled: clientId > 0,
  });
}

/** All of the firm's accounts. */
export function allAccountsQuery(clientId: number) {
  return queryOptions({ ...getListDocketCredentialsQueryOptions(clientId), enabled: clientId > 0 });
}

/** Tells whether a NYSCEF account's dockets are read as soon as NYSCEF sends a notice. */
export const immediateUpdatesQuery = (userName: string) =>
  queryOptions(getGetNyscefImmediateUpdatesQueryOptions({ NYSCEFUserName: userName }));
