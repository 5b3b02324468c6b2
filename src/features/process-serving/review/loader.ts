import type { QueryClient } from '@tanstack/react-query';
import { stateSettingsQuery } from '@/features/states';
import { servingOrderQuery } from '../order/queries';
import { reviewedJob } from './model/proof-filing';
import { proofFeesQuery, proofQuery } from './queries';

/** Starts what the review shows: the order, then the proof and the fees for filing it. Waits for nothing. */
export function startServingReview(queryClient: QueryClient, orderId: number): void {
  queryClient
    .ensureQueryData(servingOrderQuery(orderId))
    .then(({ jobs, state }) => {
      const job = reviewedJob(jobs, undefined);
      if (!job?.proof) return;
      void queryClient.prefetchQuery(proofQuery(job.jobId, job.proof));
      void queryClient.prefetchQuery(proofFeesQuery(state));
      void queryClient.prefetchQuery(stateSettingsQuery);
    })
    // The page shows it.
    .catch(() => {});
}
