/** The person's connection to the firm's system, and what the system offers (API versions: decision 9). */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getGetIntegrationHealthQueryOptions,
  getGetIntegrationQueryOptions,
  getGetTokenValidityQueryOptions,
  getListExpenseCategoriesQueryOptions,
  getListIntegrationsQueryKey,
} from '@/api/generated/integration';
import type { IntegrationName } from '@/api/generated/integration/model';

/** A system, and the account the person connected with. */
export function integrationQuery(name: IntegrationName) {
  return queryOptions(getGetIntegrationQueryOptions('1', name));
}

/** Tells whether the person's connection works. */
export function tokenValidityQuery(name: IntegrationName) {
  return queryOptions(getGetTokenValidityQueryOptions('2', name));
}

/** Tells whether the system is operational. */
export function healthQuery(name: IntegrationName) {
  return queryOptions(getGetIntegrationHealthQueryOptions('1', name));
}

/** All expense categories, by name. */
export function expenseCategoriesQuery(name: IntegrationName) {
  return queryOptions({
    ...getListExpenseCategoriesQueryOptions('1', name),
    staleTime: 5 * 60_000,
  });
}

/** Refetches everything that depends on the connection, after connecting or disconnecting. */
export function refreshIntegrations(queryClient: QueryClient): Promise<void> {
  const [first, , resource] = getListIntegrationsQueryKey('1');
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === first && queryKey[2] === resource,
  });
}
