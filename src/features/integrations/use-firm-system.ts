import { integrationNameOf, useRetailer } from '@/features/firm';
import type { FirmSystem } from './use-connection';

/** The system that the firm's retailer stands for; undefined for a firm without one, and until it is known. */
export function useFirmSystem(): FirmSystem | undefined {
  const { retailer } = useRetailer();
  const name = integrationNameOf(retailer?.retailerCode);
  return retailer && name ? { name, displayName: retailer.name } : undefined;
}
