/** Route loaders of ordering process serving. */
import type { QueryClient } from '@tanstack/react-query';
import type { CourtState } from '@/api/generated/serving/model';
import { orderQuery } from '@/features/orders';
import { currentPerson } from '@/features/session';
import { selectedState, stateSettingsQuery } from '@/features/states';
import { calendarDay } from '@/lib/format/dates';
import { proofFilingFeesQuery, serviceRulesQuery, servingDraftQuery } from './queries';

/** Starts what the start page shows. Returns the state whose courts it is about. */
export async function loadOrderStart(
  queryClient: QueryClient,
  deps: { state: CourtState | undefined; mappingId: string | undefined; after?: number | undefined },
): Promise<{ state: CourtState }> {
  const [state] = await Promise.all([
    selectedState(queryClient, deps, currentPerson()),
    queryClient.ensureQueryData(stateSettingsQuery),
  ]);
  void queryClient.prefetchQuery(proofFilingFeesQuery(state));
  if (deps.after !== undefined) void queryClient.prefetchQuery(orderQuery(deps.after));
  return { state };
}

/** Fetches the latest saved draft, and starts what stands beside it. */
export async function loadOrderDraft(queryClient: QueryClient, orderId: number): Promise<void> {
  const { content } = await queryClient.fetchQuery(servingDraftQuery(orderId));
  void queryClient.prefetchQuery(serviceRulesQuery(content.state, calendarDay(), content.case));
  void queryClient.prefetchQuery(proofFilingFeesQuery(content.state));
}
