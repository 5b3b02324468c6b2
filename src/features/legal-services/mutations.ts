/** Ordering a service, cancelling it, and what that makes stale. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelServiceRequest, orderService } from '@/api/generated/serving';
import type { ServiceToOrder } from '@/api/generated/serving/model';

/** Orders a service. Never retried automatically (decision 15). */
export function useOrderService() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, key }: { order: ServiceToOrder; key: string }) =>
      orderService(order, { 'Idempotency-Key': key }),
    // Lists and fees show it, even if the answer was lost.
    onSettled: () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('Codes') }),
  });
}

/** Cancels an ordered service. */
export function useCancelRequest(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => cancelServiceRequest(orderId),
    onSettled: () => void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !queryKey.includes('Codes') }),
  });
}
