import type { QueryClient } from '@tanstack/react-query';
import { photoQuery, servingRecipientQuery, servingSummaryQuery } from './queries';

interface Opened {
  orderId: number;
  /** The recipient asked for, by its place in the order. */
  position: number | undefined;
  /** Only a link is pointed at: without photos, which are large. */
  isPreload: boolean;
}

/** Starts what the page of an order shows: the order and a recipient, then its photos. Waits for nothing. */
export function startServingOrder(queryClient: QueryClient, { orderId, position, isPreload }: Opened): void {
  void queryClient.prefetchQuery(servingSummaryQuery(orderId));
  queryClient
    .ensureQueryData(servingRecipientQuery(orderId, position))
    .then(({ jobId, attempts }) => {
      if (isPreload) return;
      for (const { photos } of attempts)
        for (const { photoId } of photos) void queryClient.prefetchQuery(photoQuery(jobId, photoId));
    })
    // The page shows it.
    .catch(() => {});
}
