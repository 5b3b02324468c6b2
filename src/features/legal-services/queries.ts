/** Forms of services, and what was ordered with them. */
import { queryOptions } from '@tanstack/react-query';
import {
  getGetServiceFormQueryOptions,
  getGetServiceRequestQueryOptions,
  getGetSkipTraceQueryOptions,
  getListServiceOfficesQueryOptions,
  getListSkipTracesQueryOptions,
} from '@/api/generated/serving';
import type { AnyState, FormService } from '@/api/generated/serving/model';
import { followsOrders, unlessLive } from '@/api/live/following';

/** A form's questions and fee. The service refuses an order for another fee, so an hour is fresh enough. */
export function serviceFormQuery(service: FormService) {
  return queryOptions({ ...getGetServiceFormQueryOptions(service), staleTime: 3_600_000 });
}

/** A state's offices. */
export function officesQuery(state: AnyState) {
  return queryOptions({ ...getListServiceOfficesQueryOptions({ state }), staleTime: 3_600_000 });
}

/** An ordered service; asked again every minute while someone works on it. */
export function serviceRequestQuery(orderId: number) {
  return queryOptions({
    ...followsOrders(getGetServiceRequestQueryOptions(orderId), orderId),
    refetchInterval: unlessLive(({ state: { data } }) =>
      data && data.status !== 'done' && data.status !== 'cancelled' ? 60_000 : false,
    ),
  });
}

/** The firm's skip traces. */
export const skipTracesQuery = queryOptions({ ...getListSkipTracesQueryOptions(), staleTime: 30_000 });

/** A skip trace; asked again every minute while it is searched. Each reading of a result is recorded, so it is read once. */
export function skipTraceQuery(orderId: number) {
  return queryOptions({
    ...getGetSkipTraceQueryOptions(orderId),
    refetchInterval: ({ state: { data } }) => (data?.status === 'searching' ? 60_000 : false),
    staleTime: ({ state: { data } }) => (data?.result ? Number.POSITIVE_INFINITY : 30_000),
  });
}
