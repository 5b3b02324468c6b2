import { useQuery } from '@tanstack/react-query';
import type { Retailer } from '@/api/generated/platform/model';
import { usePerson } from '@/features/session';
import { type RetailerCapabilities, retailerCapabilities } from './model/retailer-capabilities';
import { retailerQuery } from './queries';

/** The retailer of the person's firm, and what the product can do for it. */
interface FirmRetailer {
  /** Undefined until it is known. */
  retailer: Retailer | undefined;
  capabilities: RetailerCapabilities;
  /** It is being asked for. */
  isPending: boolean;
  /** It is not known and could not be asked for. */
  isError: boolean;
}

export function useRetailer(): FirmRetailer {
  const { data, isPending, isError } = useQuery(retailerQuery(usePerson()?.retailerId));
  return {
    retailer: data,
    capabilities: retailerCapabilities(data?.retailerCode),
    isPending,
    isError: isError && !data,
  };
}
