import { getListStateQuickActionsQueryOptions } from '@/api/generated/filing';
import type { StateCode } from '@/api/generated/filing/model';

/** The court services available in a state. */
export function stateQuickActionsQuery(state: StateCode) {
  return getListStateQuickActionsQueryOptions({ state }, { query: { staleTime: 5 * 60_000 } });
}
