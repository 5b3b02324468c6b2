import { useMemo } from 'react';
import type { BulkSyncMatter } from '@/api/generated/docket-sync/model';
import { useRetailer } from '@/features/firm';
import { useMappingId, useMatter } from '@/features/matters';

interface MatterInForce {
  /** Undefined until it is loaded. */
  retailerCode: string | undefined;
  /** The code for the matter picker; undefined for a firm that types its reference. */
  pickerCode: string | undefined;
  mappingId: string | undefined;
  /** The system opens one matter at a time, which can't be changed here (dockets, section 1.6). */
  isLaunched: boolean;
  /** The matter on the screen, if any. */
  matter: BulkSyncMatter | undefined;
}

/** Tells which matter orders go to unless a person chooses another. */
export function useMatterInForce(): MatterInForce {
  const { retailer, capabilities } = useRetailer();
  const mappingId = useMappingId();
  const { mapping, isIntegrated } = useMatter({ mappingId });
  const matter = useMemo(
    () =>
      mapping && {
        displayName: mapping.DisplayName ?? mapping.ClientReference,
        clientReference: mapping.ClientReference,
        matterReference: mapping.MatterReference,
        retailerReference: mapping.RetailerReference,
      },
    [mapping],
  );
  const retailerCode = retailer?.retailerCode;
  return {
    retailerCode,
    pickerCode: isIntegrated ? retailerCode : undefined,
    mappingId,
    isLaunched: isIntegrated && !capabilities.canChangeMatter,
    matter,
  };
}
