/** Forms of services, and what was ordered with them. */
import { queryOptions } from '@tanstack/react-query';
import { getGetServiceFormQueryOptions, getGetServiceRequestQueryOptions } from '@/api/generated/serving';
import type { RequestService } from '@/api/generated/serving/model';

/** A form's questions and fee. The service refuses an order for another fee, so an hour is fresh enough. */
export function serviceFormQuery(service: RequestService) {
  return queryOptions({ ...getGetServiceFormQueryOptions(service), staleTime: 3_600_000 });
}

/** An ordered service; asked again every minute while somebody works on it. */
export function serviceRequestQuery(orderId: number) {
  return queryOptions({
    ...getGetServiceRequestQueryOptions(orderId),
    refetchInterval: ({ state: { data } }) =>
      data?.status === 'ordered' || data?.status === 'in-work' ? 60_000 : false,
  });
}
