/** Mutations of ordering process serving. */
import { type Query, useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import { getGetServingDraftQueryKey, placeServingOrder, saveServingDraft } from '@/api/generated/serving';
import type { DraftToPlace, SaveServingDraft } from '@/api/generated/serving/model';
import { servingDraftQuery } from './queries';

/** Tells what shows orders: everything but tables of codes. */
const showsOrders = ({ queryKey }: Pick<Query, 'queryKey'>) =>
  !queryKey.includes('Codes') && !queryKey.includes('service-rules');

/** Creates a draft. Repeating the same key makes no second one. */
export function useCreateServingDraft() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (draft: Omit<SaveServingDraft, 'orderId' | 'version'>) => {
      const saved = await saveServingDraft(draft);
      requireOurs('saveServingDraft', saved.content.mode === draft.content.mode);
      return saved;
    },
    onSuccess: (draft) => {
      queryClient.setQueryData(servingDraftQuery(draft.orderId).queryKey, draft);
      void queryClient.invalidateQueries({ predicate: showsOrders });
    },
  });
}

/** Places an order. Never retried automatically: the person decides after a lost answer. */
export function usePlaceOrder() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, ...placing }: DraftToPlace & { key: string }) => {
      const order = await placeServingOrder(placing, { 'Idempotency-Key': key });
      requireOurs('placeServingOrder', order.orderId === placing.orderId);
      return order;
    },
    onSuccess: (_order, { orderId }) => {
      queryClient.removeQueries({ queryKey: getGetServingDraftQueryKey(orderId) });
      void queryClient.invalidateQueries({ predicate: showsOrders });
    },
  });
}
