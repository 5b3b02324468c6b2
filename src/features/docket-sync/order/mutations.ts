/** Changes of one followed docket. */
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import {
  getGetDocketSyncOrderStateQueryKey,
  getListDocketSubscriptionsQueryKey,
  stopDocketSubscription,
} from '@/api/generated/docket-sync';
import { getGetAutoFetchQueryKey, saveAutoFetch } from '@/api/generated/docket-watch';
import type { AutoFetchMode } from '@/api/generated/docket-watch/model';

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

/** Chooses which new documents of a federal docket are fetched by themselves. Repeating it changes nothing. */
export function useSaveAutoFetch(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (mode: AutoFetchMode) => {
      const saved = await saveAutoFetch(orderId, { mode });
      requireOurs('saveAutoFetch', saved.mode === mode);
      return saved;
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: getGetAutoFetchQueryKey(orderId) }),
  });
}
