/** Address lookup: Google Places when there is a key, otherwise the deployment's own address service. */
import { runtimeConfig } from '@/api/config';
import { getPlace, suggestPlaces } from '@/api/generated/places';
import { getGooglePlace, suggestGooglePlaces } from '@/api/google-places';
import { type PlaceAddress, placeAddress } from './model/place-address';

/** A suggested address. */
export interface PlaceSuggestion {
  placeId: string;
  /** Number and street. */
  mainText: string;
  /** City and state. */
  secondaryText: string;
}

/** Looks up US addresses. */
interface PlacesLookup {
  /** Matching addresses, best first. @throws when the service fails. */
  suggest(text: string): Promise<readonly PlaceSuggestion[]>;
  /** The parts of a suggested address. @throws when the service fails. */
  find(suggestion: PlaceSuggestion): Promise<PlaceAddress>;
}

const addressService: PlacesLookup = {
  suggest: (text) => suggestPlaces({ text, limit: 5 }),
  find: async ({ placeId }) => placeAddress((await getPlace(placeId)).addressComponents),
};

let google: { key: string; lookup: PlacesLookup } | undefined;

/** Tells whether addresses can be looked up here. */
export function hasAddressLookup(): boolean {
  const { googlePlacesKey, services } = runtimeConfig();
  return googlePlacesKey !== undefined || services.places !== undefined;
}

/** The lookup that the runtime config asks for. With neither key nor service its calls fail. */
export function placesLookup(): PlacesLookup {
  const key = runtimeConfig().googlePlacesKey;
  if (key === undefined) return addressService;
  if (google?.key !== key) google = { key, lookup: googlePlaces(key) };
  return google.lookup;
}

/** Looks addresses up with Google Places. A session lasts from the first suggestion to the chosen address. */
function googlePlaces(key: string): PlacesLookup {
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
