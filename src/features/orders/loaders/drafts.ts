import { brieflyOnEntering } from '@/lib/async/briefly';
import { toDraftsRequest } from '../lists/drafts-list';
import { ordersQuery } from '../queries';
import type { DraftsSearch, OrdersScope } from '../search';
import type { ListEntry } from './list-entry';

/** Starts the list of drafts. Waits a moment for the first rows. */
export function loadDrafts(
  { context: { queryClient }, deps, cause }: ListEntry<DraftsSearch>,
  scope: OrdersScope = {},
): Promise<void> {
  return brieflyOnEntering(cause, queryClient.prefetchQuery(ordersQuery(toDraftsRequest(deps, scope))));
}
