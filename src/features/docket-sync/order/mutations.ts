import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import {
  getGetDocketSyncOrderStateQueryKey,
  getListDocketSubscriptionsQueryKey,
  stopDocketSubscription,
} from '@/api/generated/docket-sync';

/** Stops following a docket. Repeating it changes nothing. */
export function useStopDocket(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (subscriptionId: number) => {
      const stopped = await stopDocketSubscription({ subscriptionId });
      requireOurs('stopDocketSubscription', stopped.subscriptionId === subscriptionId);
      return stopped;
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: getGetDocketSyncOrderStateQueryKey({ OrderId: orderId }) }),
        queryClient.invalidateQueries({ queryKey: getListDocketSubscriptionsQueryKey() }),
      ]),
  });
}
