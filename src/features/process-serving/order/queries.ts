/** Queries of a serving order. */
import { queryOptions } from '@tanstack/react-query';
import {
  getGetServingCustodyQueryOptions,
  getGetServingOrderQueryOptions,
  getGetServingPhotoQueryOptions,
} from '@/api/generated/serving';
import type { ServingJob, ServingOrder } from '@/api/generated/serving/model';
import { pollInterval } from '@/features/orders';

/** More recipients than this are asked for each minute: such an order is megabytes. */
const fewRecipients = 50;

/** A proof on its way to the court changes without the firm. */
const isMoving = ({ jobStatus, proof }: ServingJob) =>
  !['filed', 'cancelled'].includes(jobStatus) && proof?.status !== 'approved' && proof?.status !== 'rejected';

/** Milliseconds until the next fetch of an order; false when nothing more will change by itself. */
export function servingPollInterval(order: Pick<ServingOrder, 'jobs'> | undefined): number | false {
  if (!order?.jobs.some(isMoving)) return false;
  return pollInterval(order.jobs.length <= fewRecipients);
}

/** An order with its recipients, kept up to date while the page is visible. */
export function servingOrderQuery(orderId: number) {
  return queryOptions({
    ...getGetServingOrderQueryOptions(orderId),
    refetchInterval: ({ state }) => servingPollInterval(state.data),
    // The page's loader just tried.
    retryOnMount: false,
  });
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
