/** Queries of a serving order. */
import { queryOptions } from '@tanstack/react-query';
import { getFormerServingOrder, getGetFormerServingOrderQueryKey } from '@/api/generated/legacy-serving';
import {
  getGetServingCustodyQueryOptions,
  getGetServingOrderQueryOptions,
  getGetServingPhotoQueryOptions,
  getGetServingRecipientQueryOptions,
  getGetServingSummaryQueryOptions,
} from '@/api/generated/serving';
import type { JobSummary } from '@/api/generated/serving/model';
import { followsOrders, unlessLive } from '@/api/live/following';
import { pollInterval } from '@/features/orders';

/** An order of more recipients is asked for each minute: its list is long. */
const fewRecipients = 50;

type Moving = Pick<JobSummary, 'jobStatus' | 'proof'>;

/** A proof on its way to the court changes without the firm. */
const isMoving = ({ jobStatus, proof }: Moving) =>
  !['filed', 'cancelled'].includes(jobStatus) && proof?.status !== 'approved' && proof?.status !== 'rejected';

/** Milliseconds until the next fetch of recipients; false when nothing more will change by itself. */
function servingPollInterval(jobs: readonly Moving[] = []): number | false {
  return jobs.some(isMoving) && pollInterval(jobs.length <= fewRecipients);
}

/** An order with its recipients in brief, kept up to date while the page is visible. */
export function servingSummaryQuery(orderId: number) {
  return queryOptions({
    ...followsOrders(getGetServingSummaryQueryOptions(orderId), orderId),
    refetchInterval: unlessLive(({ state }) => servingPollInterval(state.data?.jobs)),
    // The page's loader just tried.
    retryOnMount: false,
  });
}

/** The recipient at a place in an order, else the one that is shown first; kept up to date as the order is. */
export function servingRecipientQuery(orderId: number, position: number | undefined) {
  return queryOptions({
    ...followsOrders(getGetServingRecipientQueryOptions(orderId, { position }), orderId),
    refetchInterval: unlessLive(({ state }) => servingPollInterval(state.data && [state.data])),
    // The page's loader just tried.
    retryOnMount: false,
  });
}

/** An order with all about its recipients as it is now: megabytes of a large one, so not kept. */
export function wholeOrderQuery(orderId: number) {
  return queryOptions({ ...getGetServingOrderQueryOptions(orderId), staleTime: 0, gcTime: 0 });
}

/** The chain of custody as it is now. */
export function custodyQuery(orderId: number) {
  return queryOptions({ ...getGetServingCustodyQueryOptions(orderId), staleTime: 0 });
}

/** A photo, which never changes. */
export function photoQuery(jobId: string, photoId: string) {
  return queryOptions({
    ...getGetServingPhotoQueryOptions(jobId, photoId),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
}

/** An order of the former product, whose address is the same as that of an order of ours. */
export function formerOrderQuery(orderId: number) {
  return queryOptions({
    queryKey: [...getGetFormerServingOrderQueryKey(orderId), 'former'],
    queryFn: ({ signal }) => getFormerServingOrder(orderId, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
