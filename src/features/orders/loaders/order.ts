import type { QueryClient } from '@tanstack/react-query';
import { feeBreakdownQuery, orderQuery } from '../queries-order';

/** Starts what the page of an order shows. Waits for nothing. */
export function startOrder(queryClient: QueryClient, orderId: number): void {
  void queryClient.prefetchQuery(orderQuery(orderId));
  void queryClient.prefetchQuery(feeBreakdownQuery(orderId));
}
