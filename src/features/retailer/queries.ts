import { queryOptions } from '@tanstack/react-query';
import { getGetRetailerQueryOptions } from '@/api/generated/platform';
import type { Retailer } from '@/api/generated/platform/model';

/** A retailer: the practice-management or document-management system, or none (`itk`). Nothing is asked without an id. */
export function retailerQuery(retailerId: number | undefined) {
  return queryOptions({
    ...getGetRetailerQueryOptions<Retailer, Error>(retailerId ?? 0),
    enabled: Boolean(retailerId),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
