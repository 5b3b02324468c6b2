import { getPlace, suggestPlaces } from '@/api/generated/places';
import { placeAddress } from '../model/place-address';
import type { PlacesLookup } from './lookup';

/** Finds addresses by the address service of the deployment. */
export const addressService: PlacesLookup = {
  suggest: (text) => suggestPlaces({ text, limit: 5 }),
  find: async ({ placeId }) => placeAddress((await getPlace(placeId)).addressComponents),
};
