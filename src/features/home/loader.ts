import type { QueryClient } from '@tanstack/react-query';
import { startFilingForm } from '@/features/filing-account';
import { recentMattersQuery } from '@/features/matters';
import { stateQuickActionsQuery } from '@/features/navigation';
import { currentPerson } from '@/features/session';
import { selectedState } from '@/features/states';
import { attentionQuery, draftsQuery, failedSyncsQuery, oldestDraftsQuery, recentQuery } from './queries';

interface HomeAddress {
  state?: string | undefined;
  mappingId?: string | undefined;
}

/**
 * Starts the queries of home's first screen without waiting; each part appears when its data arrives. What is today at court is
 * asked for by its list, whose code is not in the entry.
 */
export function startHome(queryClient: QueryClient, { state, mappingId }: HomeAddress): void {
  void startQuickActions(queryClient, { state, mappingId });
  void startFilingForm(queryClient);
  for (const orders of [oldestDraftsQuery, attentionQuery, failedSyncsQuery, draftsQuery, recentQuery])
    void queryClient.prefetchQuery(orders);
  void queryClient.prefetchQuery(recentMattersQuery);
}

async function startQuickActions(
  queryClient: QueryClient,
  address: { state: string | undefined; mappingId: string | undefined },
): Promise<void> {
  const state = await selectedState(queryClient, address, currentPerson());
  await queryClient.prefetchQuery(stateQuickActionsQuery(state));
}
