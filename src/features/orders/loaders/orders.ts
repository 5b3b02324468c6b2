import { brieflyOnEntering } from '@/lib/async/briefly';
import { toOrdersRequest } from '../lists/orders-list';
import { orderFiltersQuery, ordersQuery } from '../queries';
import type { OrdersScope, OrdersSearch } from '../search';
import type { ListEntry } from './list-entry';

/** Starts the list of orders and its filters. Waits a moment for the first rows. */
export function loadOrders(
  { context: { queryClient }, deps, cause }: ListEntry<OrdersSearch>,
  scope: OrdersScope = {},
): Promise<void> {
  const rows = queryClient.prefetchQuery(ordersQuery(toOrdersRequest(deps, scope)));
  void queryClient.prefetchQuery(orderFiltersQuery(scope));
  return brieflyOnEntering(cause, rows);
}
