import type { QueryClient } from '@tanstack/react-query';
import { stateSettingsQuery } from '@/features/states';
import { servingRecipientQuery, servingSummaryQuery } from '../order/queries';
import { reviewedJob } from './model/proof-filing';
import { isSigned } from './model/signed-proof';
import { proofFeesQuery, proofQuery } from './queries';

/**
 * Starts what the review shows: the order and a recipient, then the proof and the fees for filing it. Waits for nothing.
 * @param position the recipient asked for
 */
export function startServingReview(queryClient: QueryClient, orderId: number, position: number | undefined): void {
  if (position !== undefined) void queryClient.prefetchQuery(servingRecipientQuery(orderId, position));
  // The page shows its failures.
  startReviewed(queryClient, orderId, position).catch(() => {});
}

async function startReviewed(queryClient: QueryClient, orderId: number, position: number | undefined): Promise<void> {
  const { jobs, state } = await queryClient.ensureQueryData(servingSummaryQuery(orderId));
  const shown = reviewedJob(jobs, position);
  if (!shown) return;
  if (shown.proof) {
    void queryClient.prefetchQuery(proofFeesQuery(state));
    void queryClient.prefetchQuery(stateSettingsQuery);
  }
  const { jobId, proof } = await queryClient.ensureQueryData(servingRecipientQuery(orderId, shown.position));
  if (proof && isSigned(proof)) void queryClient.prefetchQuery(proofQuery(jobId, proof));
}
