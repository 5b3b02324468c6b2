/** Ordering a service, cancelling it, and what that makes stale. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelServiceRequest, orderService, orderSkipTrace } from '@/api/generated/serving';
import type { FormService, ServiceToOrder } from '@/api/generated/serving/model';

/** An order for any service with a form. */
type FormOrder = Omit<ServiceToOrder, 'service'> & { service: FormService };

/** Skip traces have a call of their own: they need a role, a purpose and certifications. */
function place({ service, ...order }: FormOrder, key: string): Promise<{ orderId: number }> {
  const headers = { 'Idempotency-Key': key };
  return service === 'SkipTrace' ? orderSkipTrace(order, headers) : orderService({ ...order, service }, headers);
}

/** Orders a service. Never retried automatically (decision 15). */
export function useOrderService() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, key }: { order: FormOrder; key: string }) => place(order, key),
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
