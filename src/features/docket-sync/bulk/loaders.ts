/** Route loaders of bulk sync. */
import type { QueryClient } from '@tanstack/react-query';
import { currentPerson } from '@/features/session';
import { accountsQuery } from '../accounts/queries';
import { credentialTypes } from './model/providers';
import type { BulkChooseSearch } from './search';

/** Starts the accounts of a provider. Nothing at a provider itself is asked in advance. */
export function loadAccounts(
  queryClient: QueryClient,
  { mode, provider = 4 }: Pick<BulkChooseSearch, 'mode' | 'provider'>,
): void {
  const { clientId = 0 } = currentPerson() ?? {};
  if (mode !== undefined) void queryClient.prefetchQuery(accountsQuery(clientId, credentialTypes[provider]));
}
