/** What matters are read from: a mapping, and the retailer that the firm is connected to. */
import { queryOptions } from '@tanstack/react-query';
import { getGetMappingQueryOptions } from '@/api/generated/integration';
import type { Mapping } from '@/api/generated/integration/model';
import { getGetRetailerQueryOptions } from '@/api/generated/platform';
import type { Retailer } from '@/api/generated/platform/model';

const minute = 60_000;

/** A mapping, with version 2 (decision 9). Nothing is asked without an id. */
export function mappingQuery(mappingId: string | undefined) {
  return queryOptions({
    ...getGetMappingQueryOptions<Mapping, Error>('2', mappingId ?? ''),
    enabled: Boolean(mappingId),
    staleTime: 5 * minute,
  });
}

/** A retailer: the practice-management or document-management system, or none (`itk`). Nothing is asked without an id. */
export function retailerQuery(retailerId: number | undefined) {
  return queryOptions({
    ...getGetRetailerQueryOptions<Retailer, Error>(retailerId ?? 0),
    enabled: Boolean(retailerId),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
