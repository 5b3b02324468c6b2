import type { QueryClient } from '@tanstack/react-query';
import { briefly } from '@/lib/async/briefly';
import { toDraftsRequest } from '../lists/drafts-list';
import { ordersQuery } from '../queries';
import type { DraftsSearch, OrdersScope } from '../search';

/** Starts the list of drafts. Waits a moment for the rows. */
export function loadDrafts(queryClient: QueryClient, search: DraftsSearch, scope: OrdersScope = {}): Promise<void> {
  return briefly(queryClient.prefetchQuery(ordersQuery(toDraftsRequest(search, scope))));
}
