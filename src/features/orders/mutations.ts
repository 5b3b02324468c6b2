/** Mutations of orders. Each refetches what shows the order. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mayHaveTakenEffect, requireOurs } from '@/api/errors';
import { deleteDraftOrder } from '@/api/generated/filing';
import type { OrderDetail } from '@/api/generated/filing/model';
import { integrateMapping } from '@/api/generated/integration';
import { providerOfOrder } from './provider-of-order';
import { refreshAfterDraftDeletion, refreshOrder } from './refresh';

/** Deletes a draft. Refetches after a failure too, because the draft may be gone already. */
export function useDeleteDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderId: number) => deleteDraftOrder(orderId),
    onSettled: () => refreshAfterDraftDeletion(queryClient),
  });
}

/** Deletes drafts one by one, and returns how many were deleted, were not, and whose outcome is unknown. */
export function useDeleteDrafts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (orderIds: readonly number[]) => {
      const count = { deleted: 0, failed: 0, unknown: 0 };
      for (const orderId of orderIds) {
        try {
          await deleteDraftOrder(orderId);
          count.deleted += 1;
        } catch (error) {
          count[mayHaveTakenEffect(error) ? 'unknown' : 'failed'] += 1;
        }
      }
      return count;
    },
    onSettled: () => refreshAfterDraftDeletion(queryClient),
  });
}

interface Cancellation {
  order: OrderDetail;
  filingIds: string[];
}

/** Cancels filings that are not under review. The response has a result for each. */
export function useCancelFilings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ order, filingIds }: Cancellation) => {
      const { orders } = await providerOfOrder(queryClient, order);
      return orders.cancelFilings(order.state, order.orderId, filingIds);
    },
    onSettled: (_result, _error, { order }) => refreshOrder(queryClient, order.orderId),
  });
}

/** Retries the failed sync to an order's matter. The sync runs in the background. */
export function useRetrySync(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (mappingId: string) => {
      const started = await integrateMapping('1', mappingId);
      requireOurs('integrateMapping', started.mappingId === mappingId);
      return started;
    },
    onSettled: () => refreshOrder(queryClient, orderId),
  });
}
