/** How the person stands with the firm's system, and what it offers. Versions are those of decision 9. */
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import {
  getGetIntegrationHealthQueryOptions,
  getGetIntegrationQueryOptions,
  getGetTokenValidityQueryOptions,
  getListExpenseCategoriesQueryOptions,
  getListIntegrationsQueryKey,
} from '@/api/generated/integration';
import type { IntegrationName } from '@/api/generated/integration/model';

/** A system, and as whom the person is connected. */
export function integrationQuery(name: IntegrationName) {
  return queryOptions(getGetIntegrationQueryOptions('1', name));
}

/** Whether the person's connection works now. */
export function tokenValidityQuery(name: IntegrationName) {
  return queryOptions(getGetTokenValidityQueryOptions('2', name));
}

/** Whether the system answers. */
export function healthQuery(name: IntegrationName) {
  return queryOptions(getGetIntegrationHealthQueryOptions('1', name));
}

/** All categories of expenses, by name. */
export function expenseCategoriesQuery(name: IntegrationName) {
  return queryOptions({
    ...getListExpenseCategoriesQueryOptions('1', name),
    staleTime: 5 * 60_000,
  });
}

/** Asks again for whatever hangs on the connection, after it was made or given up. */
export function refreshIntegrations(queryClient: QueryClient): Promise<void> {
  const [first, , resource] = getListIntegrationsQueryKey('1');
  return queryClient.invalidateQueries({
    predicate: ({ queryKey }) => queryKey[0] === first && queryKey[2] === resource,
  });
}
