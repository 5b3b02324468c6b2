import type { QueryClient } from '@tanstack/react-query';
import { chosenJob } from './model/recipients';
import { photoQuery, servingOrderQuery } from './queries';

/** Starts what the page of an order shows: the order, then the photos of the recipient shown first. Waits for nothing. */
export function startServingOrder(queryClient: QueryClient, orderId: number): void {
  queryClient
    .ensureQueryData(servingOrderQuery(orderId))
    .then(({ jobs }) => {
      const job = chosenJob(jobs, undefined);
      for (const { photos } of job?.attempts ?? [])
        for (const { photoId } of photos) void queryClient.prefetchQuery(photoQuery(job?.jobId ?? '', photoId));
    })
    // The page shows it.
    .catch(() => {});
}
