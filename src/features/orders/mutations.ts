/** Mutations of orders. Each refetches what shows the order. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelFilings, deleteDraftOrder } from '@/api/generated/filing';
import type { OrderDetail } from '@/api/generated/filing/model';
import { integrateMapping } from '@/api/generated/integration';
import { refreshAfterDraftDeletion, refreshOrder } from './refresh';

/** Deletes a draft. Refetches after a failure too, because the draft may be gone already. */
export function useDeleteDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderId: number) => deleteDraftOrder(orderId),
    onSettled: () => refreshAfterDraftDeletion(queryClient),
  });
}

/** Deletes drafts one by one, and returns how many succeeded and failed. */
export function useDeleteDrafts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (orderIds: readonly number[]) => {
      let failed = 0;
      for (const orderId of orderIds) await deleteDraftOrder(orderId).catch(() => (failed += 1));
      return { deleted: orderIds.length - failed, failed };
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
    mutationFn: ({ order, filingIds }: Cancellation) =>
      cancelFilings(order.state, { orderId: order.orderId, filingIds }),
    onSettled: (_result, _error, { order }) => refreshOrder(queryClient, order.orderId),
  });
}

/** Retries the failed sync to an order's matter. The sync runs in the background. */
export function useRetrySync(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mappingId: string) => integrateMapping('1', mappingId),
    onSettled: () => refreshOrder(queryClient, orderId),
  });
}
