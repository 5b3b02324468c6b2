import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import type { Mapping, MappingJson } from '@/api/generated/integration/model';
import type { Retailer } from '@/api/generated/platform/model';
import { isWithoutIntegration, type RetailerCapabilities, useRetailer } from '@/features/firm';
import { type MappingLookup, type MappingStatus, mappingStatus } from './model/mapping';
import { mappingQuery } from './queries';

/** The matter on the screen and its connection. */
export interface Matter {
  status: MappingStatus;
  mapping: MappingJson | undefined;
  /** Mapping of the matter that documents and fees go to, if any. */
  mappingId: string | undefined;
  /** Undefined until it is loaded. */
  retailer: Retailer | undefined;
  /** Whether the firm has a connected system; false while loading. */
  isIntegrated: boolean;
  capabilities: RetailerCapabilities;
}

interface MatterOnScreen {
  /** The current mapping (`useMappingId`). Looked up only if there is one. */
  mappingId: string | undefined;
  /** From the URL, on pages of a single matter. */
  clientReference?: string | undefined;
}

/** The mapping of the matter on the screen, and whether they match. */
export function useMatter({ mappingId, clientReference }: MatterOnScreen): Matter {
  const { retailer, error, capabilities } = useRetailer();
  const lookup = toLookup(mappingId, useQuery(mappingQuery(mappingId)));
  const isIntegrated = retailer !== undefined && !isWithoutIntegration(retailer.retailerCode);
  const status: MappingStatus = retailer
    ? mappingStatus({ isIntegrated, givenReference: clientReference, lookup })
    : { status: error ? 'error' : 'loading' };
  return {
    status,
    mapping: 'mapping' in status ? status.mapping : undefined,
    mappingId: lookup.state === 'none' ? undefined : mappingId,
    retailer,
    isIntegrated,
    capabilities,
  };
}

/** A failed lookup counts as loading while it is retried. Paused queries don't count as loading. */
export function toLookup(mappingId: string | undefined, query: UseQueryResult<Mapping>): MappingLookup {
  const { data, error, isFetching, isPaused } = query;
  if (!mappingId) return { state: 'none' };
  if (data) return { state: 'loaded', json: data.json };
  if (isFetching || (!error && !isPaused)) return { state: 'loading' };
  return { state: failureOf(error).kind === 'not-found' ? 'none' : 'error' };
}
