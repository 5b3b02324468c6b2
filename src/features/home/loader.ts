import type { QueryClient } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import { startFilingForm } from '@/features/filing-account';
import { recentMattersQuery } from '@/features/matters';
import { stateQuickActionsQuery } from '@/features/navigation';
import { currentPerson } from '@/features/session';
import { selectedState } from '@/features/states';
import { attentionQuery, draftsQuery, failedSyncsQuery, oldestDraftsQuery, recentQuery } from './queries';
import { todayQuery } from './queries-today';

interface HomeAddress {
  state?: string | undefined;
  mappingId?: string | undefined;
}

/** Starts the home page's queries without waiting; each part appears when its data arrives. */
export function startHome(queryClient: QueryClient, { state, mappingId }: HomeAddress): void {
  void startQuickActions(queryClient, { state, mappingId });
  void startFilingForm(queryClient);
  for (const orders of [oldestDraftsQuery, attentionQuery, failedSyncsQuery, draftsQuery, recentQuery])
    void queryClient.prefetchQuery(orders);
  void queryClient.prefetchQuery(recentMattersQuery);
  if (hasWorkspace()) void queryClient.prefetchQuery(todayQuery);
}

async function startQuickActions(
  queryClient: QueryClient,
  address: { state: string | undefined; mappingId: string | undefined },
): Promise<void> {
  const state = await selectedState(queryClient, address, currentPerson());
  await queryClient.prefetchQuery(stateQuickActionsQuery(state));
}
