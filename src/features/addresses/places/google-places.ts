import { getGooglePlace, suggestGooglePlaces } from '@/api/google-places';
import { placeAddress } from '../model/place-address';
import type { PlacesLookup } from './lookup';

/** Finds addresses by Google Places. One session lasts from the first question to the address that is chosen. */
export function googlePlaces(key: string): PlacesLookup {
  let session: string | undefined;
  const sessionToken = () => {
    session ??= crypto.randomUUID();
    return session;
  };
  return {
    async suggest(text) {
      const { suggestions = [] } = await suggestGooglePlaces(key, text, sessionToken());
      return suggestions.flatMap(({ placePrediction }) => {
        if (!placePrediction) return [];
        const { placeId, structuredFormat } = placePrediction;
        const region = structuredFormat.secondaryText?.text ?? '';
        // The country goes without saying.
        return [{ placeId, mainText: structuredFormat.mainText.text, secondaryText: region.replace(/, USA$/, '') }];
      });
    },

    async find({ placeId }) {
      const { addressComponents = [] } = await getGooglePlace(key, placeId, sessionToken());
      session = undefined;
      return placeAddress(addressComponents);
    },
  };
}
