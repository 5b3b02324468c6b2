import type { QueryClient } from '@tanstack/react-query';
import { hasWorkspace } from '@/api/config';
import { startFilingForm } from '@/features/filing-account';
import { isAllowed } from '@/features/firm';
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
  if (hasWorkspace()) void startToday(queryClient);
}

/** Reads what is today at courts for those who see what the firm has there. */
async function startToday(queryClient: QueryClient): Promise<void> {
  if (await isAllowed(queryClient, 'canSeeCourts')) await queryClient.prefetchQuery(todayQuery);
}

async function startQuickActions(
  queryClient: QueryClient,
  address: { state: string | undefined; mappingId: string | undefined },
): Promise<void> {
  const state = await selectedState(queryClient, address, currentPerson());
  await queryClient.prefetchQuery(stateQuickActionsQuery(state));
}
