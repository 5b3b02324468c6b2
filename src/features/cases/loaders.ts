/** Route loaders of the court cases' pages. */
import type { QueryClient } from '@tanstack/react-query';
import type { StateCode } from '@/api/generated/filing/model';
import { courtCasesQuery, quickActionsQuery } from './queries';

/** Starts what the list of court cases shows. */
export function loadCourtCases(queryClient: QueryClient, state: StateCode): void {
  void queryClient.prefetchQuery(courtCasesQuery(state));
  void queryClient.prefetchQuery(quickActionsQuery(state));
}
