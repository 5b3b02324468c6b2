import type { QueryClient } from '@tanstack/react-query';
import { briefly } from '@/lib/async/briefly';
import { toOrdersRequest } from '../lists/orders-list';
import { orderFiltersQuery, ordersQuery } from '../queries';
import type { OrdersScope, OrdersSearch } from '../search';

/** Starts the list of orders and its filters. Waits a moment for the rows. */
export function loadOrders(queryClient: QueryClient, search: OrdersSearch, scope: OrdersScope = {}): Promise<void> {
  void queryClient.prefetchQuery(orderFiltersQuery(scope));
  return briefly(queryClient.prefetchQuery(ordersQuery(toOrdersRequest(search, scope))));
}
