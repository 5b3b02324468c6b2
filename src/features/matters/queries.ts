import { queryOptions } from '@tanstack/react-query';
import { getGetMappingQueryOptions } from '@/api/generated/integration';
import type { Mapping } from '@/api/generated/integration/model';

const minute = 60_000;

/** A mapping, with version 2 (decision 9). Nothing is asked without an id. */
export function mappingQuery(mappingId: string | undefined) {
  return queryOptions({
    ...getGetMappingQueryOptions<Mapping, Error>('2', mappingId ?? ''),
    enabled: Boolean(mappingId),
    staleTime: 5 * minute,
  });
}
