import { queryOptions } from '@tanstack/react-query';
import { requireOurs } from '@/api/errors';
import {
  getFindMappingsByReferenceQueryKey,
  getGetMappingQueryOptions,
  getGetMatterQueryKey,
  getOrCreateMapping,
  validateIntegration,
} from '@/api/generated/integration';
import type { IntegrationName } from '@/api/generated/integration/model';

const minute = 60_000;

/** A mapping (version 2, decision 9). Disabled without an id. */
export function mappingQuery(mappingId: string | undefined) {
  return queryOptions({
    ...getGetMappingQueryOptions('2', mappingId ?? ''),
    enabled: Boolean(mappingId),
    staleTime: 5 * minute,
  });
}

/** The matter to create a mapping for. */
interface MatterToMap {
  /** The firm's reference. */
  clientReference: string;
  /** The connected system's id of the matter. */
  matterReference?: string | undefined;
}

/**
 * The mapping of a matter, created if there is none. Repeated calls create it once. No automatic retry (specification,
 * application section 7). Disabled without a matter.
 */
export function mappingOfMatterQuery(matter: MatterToMap | undefined) {
  const { clientReference = '', matterReference: matterId = '' } = matter ?? {};
  return queryOptions({
    queryKey: [...getFindMappingsByReferenceQueryKey('2', { clientReference }), 'get or create', { matterId }],
    queryFn: async ({ client, signal }) => {
      const body = { mapping: { clientReference, matterId }, version: 2 } as const;
      const mapping = await getOrCreateMapping('2', body, { signal });
      const isOfMatter = matterId !== '' && mapping.matterId === matterId;
      requireOurs('getOrCreateMapping', isOfMatter || mapping.clientReference === clientReference);
      client.setQueryData(mappingQuery(mapping.mappingId).queryKey, mapping);
      return mapping;
    },
    enabled: clientReference !== '',
    meta: { shows: ['mappings'] },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 5 * minute,
  });
}

/** Tells whether documents and fees can reach a matter now: it exists, is open, and the person is connected. */
export function matterValidationQuery(integrationName: IntegrationName, matterReference: string) {
  return queryOptions({
    queryKey: [...getGetMatterQueryKey('1', integrationName, matterReference), 'validation'],
    queryFn: ({ signal }) => validateIntegration('1', integrationName, { matterReference }, { signal }),
    meta: { shows: ['connection'] },
    retry: false,
  });
}
