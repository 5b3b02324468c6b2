/** What can be done with orders. Each wrapper sees to it that what shows the order is asked for again. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cancelFilings, deleteDraftOrder } from '@/api/generated/filing';
import type { OrderDetail } from '@/api/generated/filing/model';
import { integrateMapping } from '@/api/generated/integration';
import { refreshOrder, refreshWithoutDrafts } from './refresh';

/** Deletes a draft. One that is gone already counts as deleted by the list, which is asked for again either way. */
export function useDeleteDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (orderId: number) => deleteDraftOrder(orderId),
    onSettled: () => refreshWithoutDrafts(queryClient),
  });
}

/** Deletes several drafts, one after the other. Answers of how many that came to pass. */
export function useDeleteDrafts() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (orderIds: readonly number[]) => {
      let failed = 0;
      for (const orderId of orderIds) await deleteDraftOrder(orderId).catch(() => (failed += 1));
      return { deleted: orderIds.length - failed, failed };
    },
    onSettled: () => refreshWithoutDrafts(queryClient),
  });
}

interface Cancellation {
  order: OrderDetail;
  filingIds: string[];
}

/** Cancels filings of an order that the clerk has not taken up. The answer says of each what came of it. */
export function useCancelFilings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ order, filingIds }: Cancellation) =>
      cancelFilings(order.state, { orderId: order.orderId, filingIds }),
    onSettled: (_result, _error, { order }) => refreshOrder(queryClient, order.orderId),
  });
}

/** Sends to the matter of an order, once more, what did not arrive there. It goes on in the background. */
export function useSendToMatter(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (mappingId: string) => integrateMapping('1', mappingId),
    onSettled: () => refreshOrder(queryClient, orderId),
  });
}
