import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import type { Mapping, MappingJson } from '@/api/generated/integration/model';
import type { Retailer } from '@/api/generated/platform/model';
import { isWithoutIntegration, type RetailerCapabilities, useRetailer } from '@/features/firm';
import { type MappingLookup, type MappingStatus, mappingStatus } from './model/mapping-status';
import { mappingQuery } from './queries';

/** A matter on the screen, and what it is connected to. */
export interface Matter {
  status: MappingStatus;
  mapping: MappingJson | undefined;
  /** Of the matter that documents and fees go to; undefined where they go to none. */
  mappingId: string | undefined;
  /** Undefined until it is known. */
  retailer: Retailer | undefined;
  /** Whether the firm works with a connected system; false until that is known. */
  isIntegrated: boolean;
  capabilities: RetailerCapabilities;
}

interface MatterOnScreen {
  /** The mapping in force (`useMappingId`); without it there is no lookup. */
  mappingId: string | undefined;
  /** Of the address, where the page is of one matter. */
  clientReference?: string | undefined;
}

/** The mapping of the matter on the screen, and whether it is the right one. */
export function useMatter({ mappingId, clientReference }: MatterOnScreen): Matter {
  const { retailer, isError, capabilities } = useRetailer();
  const lookup = toLookup(mappingId, useQuery(mappingQuery(mappingId)));
  const isIntegrated = retailer !== undefined && !isWithoutIntegration(retailer.retailerCode);
  const status: MappingStatus = retailer
    ? mappingStatus({ isIntegrated, givenReference: clientReference, lookup })
    : { status: isError ? 'error' : 'loading' };
  return {
    status,
    mapping: 'mapping' in status ? status.mapping : undefined,
    mappingId: lookup.state === 'none' ? undefined : mappingId,
    retailer,
    isIntegrated,
    capabilities,
  };
}

/**
 * A lookup that failed and is made again is loading: nobody is told of a failure that may be over. One that waits for
 * the network is none that anybody should wait for.
 */
export function toLookup(mappingId: string | undefined, query: UseQueryResult<Mapping>): MappingLookup {
  const { data, error, isFetching, isPaused } = query;
  if (!mappingId) return { state: 'none' };
  if (data) return { state: 'loaded', json: data.json };
  if (isFetching || (!error && !isPaused)) return { state: 'loading' };
  return { state: failureOf(error).kind === 'not-found' ? 'none' : 'error' };
}
