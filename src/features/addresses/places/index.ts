/** Who finds addresses in this deployment: Google Places where there is a key, the address service otherwise. */
import { runtimeConfig } from '@/api/config';
import { addressService } from './address-service';
import { googlePlaces } from './google-places';
import type { PlacesLookup } from './lookup';

export type { PlaceSuggestion } from './lookup';

let google: { key: string; lookup: PlacesLookup } | undefined;

/** The lookup of the runtime config. Without key and service each of its questions fails, and the address is typed. */
export function placesLookup(): PlacesLookup {
  const key = runtimeConfig().googlePlacesKey;
  if (key === undefined) return addressService;
  if (google?.key !== key) google = { key, lookup: googlePlaces(key) };
  return google.lookup;
}
