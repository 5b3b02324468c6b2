import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ApiError } from '@/api/errors';
import type { Mapping, MappingJson } from '@/api/generated/integration/model';
import type { Retailer } from '@/api/generated/platform/model';
import { isWithoutIntegration, useRetailer } from '@/features/retailer';
import { type MappingLookup, type MappingStatus, mappingStatus } from './model/mapping-status';
import { mappingQuery } from './queries';

/** A matter on the screen, and what it is connected to. */
export interface Matter {
  status: MappingStatus;
  mapping: MappingJson | undefined;
  /** Undefined until it is known. */
  retailer: Retailer | undefined;
  /** Whether the firm works with a connected system; false until that is known. */
  isIntegrated: boolean;
}

interface MatterOnScreen {
  /** Of the address; without it there is no lookup. */
  mappingId: string | undefined;
  /** Of the address, where the page is of one matter. */
  clientReference?: string | undefined;
}

/** The mapping of the matter on the screen, and whether it is the right one. */
export function useMatter({ mappingId, clientReference }: MatterOnScreen): Matter {
  const { retailer, isError } = useRetailer();
  const lookup = toLookup(mappingId, useQuery(mappingQuery(mappingId)));
  const code = retailer?.retailerCode;
  const status: MappingStatus = code
    ? mappingStatus({ retailerCode: code, givenReference: clientReference, lookup })
    : { status: isError ? 'error' : 'loading' };
  return {
    status,
    mapping: 'mapping' in status ? status.mapping : undefined,
    retailer,
    isIntegrated: code !== undefined && !isWithoutIntegration(code),
  };
}

function toLookup(mappingId: string | undefined, { data, error }: UseQueryResult<Mapping>): MappingLookup {
  if (!mappingId) return { state: 'none' };
  if (data) return { state: 'loaded', json: data.json };
  if (error) return { state: error instanceof ApiError && error.status === 404 ? 'none' : 'error' };
  return { state: 'loading' };
}
