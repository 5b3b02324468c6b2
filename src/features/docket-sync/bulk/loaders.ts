/** Route loaders of the docket search and bulk sync. */
import type { QueryClient } from '@tanstack/react-query';
import { currentPerson } from '@/features/session';
import { credentialTypes, pacerId } from '../accounts/providers';
import { accountsQuery, allAccountsQuery } from '../accounts/queries';
import { type AskedCase, caseQuestion, providerAsked } from '../search/model/case-question';
import { courtSystemsQuery, foundCasesQuery } from '../search/queries';
import type { DocketSearch } from './search';

/**
 * Starts the accounts of a provider, or a search that is free. PACER is never asked in advance: that would cost money.
 */
export function loadDocketSearch(
  queryClient: QueryClient,
  { mode, ...asked }: Pick<DocketSearch, 'mode'> & AskedCase,
): void {
  const { clientId = 0 } = currentPerson() ?? {};
  const providerId = mode === undefined ? providerAsked(asked) : (asked.provider ?? 4);
  if (providerId !== undefined) void queryClient.prefetchQuery(accountsQuery(clientId, credentialTypes[providerId]));
  if (mode !== undefined) return;
  void queryClient.prefetchQuery(courtSystemsQuery);
  const question = caseQuestion(asked);
  if (!question) void queryClient.prefetchQuery(allAccountsQuery(clientId));
  if (question && question.providerId !== pacerId) void queryClient.prefetchQuery(foundCasesQuery(question));
}
