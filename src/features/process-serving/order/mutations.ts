/** Changes of a serving order, and what they make stale. None is retried automatically (decision 15). */
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import {
  getGetServingCustodyQueryKey,
  getGetServingRecipientQueryKey,
  getGetServingSummaryQueryKey,
} from '@/api/generated/serving';
import type { ServingJob, ServingOrder, ServingSummary } from '@/api/generated/serving/model';
import { refreshOrder } from '@/features/orders';

/** A change of a recipient. */
export interface JobChange {
  jobId: string;
  /** One call. Its answer is the recipient as it is now. */
  send: (jobId: string) => Promise<ServingJob>;
}

/** Changes a recipient of an order. */
export function useJobChange(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ jobId, send }: JobChange) => {
      const job = await send(jobId);
      requireOurs('a change of a recipient', job.jobId === jobId);
      return job;
    },
    onSuccess: (changed) => {
      queryClient.setQueryData<ServingSummary>(
        getGetServingSummaryQueryKey(orderId),
        (order) => order && { ...order, jobs: order.jobs.map((job) => (job.jobId === changed.jobId ? changed : job)) },
      );
      setRecipients(queryClient, orderId, [changed]);
    },
    onSettled: () => void refreshServingOrder(queryClient, orderId),
  });
}

/** Changes an order as a whole. */
export function useOrderChange(orderId: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (send: (orderId: number) => Promise<ServingOrder>) => {
      const order = await send(orderId);
      requireOurs('a change of a serving order', order.orderId === orderId);
      return order;
    },
    onSuccess: (order) => {
      queryClient.setQueryData<ServingSummary>(getGetServingSummaryQueryKey(orderId), order);
      setRecipients(queryClient, orderId, order.jobs);
    },
    onSettled: () => void refreshServingOrder(queryClient, orderId),
  });
}

/** Shows recipients as they are now, wherever they were read before. */
function setRecipients(queryClient: QueryClient, orderId: number, jobs: readonly ServingJob[]): void {
  const changed = new Map(jobs.map((job) => [job.jobId, job]));
  queryClient.setQueriesData<ServingJob>(
    { queryKey: getGetServingRecipientQueryKey(orderId) },
    (former) => former && (changed.get(former.jobId) ?? former),
  );
}

/** Refetches the order, its recipients, its chain of custody and the lists that show it. */
export async function refreshServingOrder(queryClient: QueryClient, orderId: number): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: getGetServingSummaryQueryKey(orderId) }),
    queryClient.invalidateQueries({ queryKey: getGetServingRecipientQueryKey(orderId) }),
    queryClient.invalidateQueries({ queryKey: getGetServingCustodyQueryKey(orderId) }),
    refreshOrder(queryClient, orderId),
  ]);
}
