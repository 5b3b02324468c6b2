/** Google Places (New). Its script comes with the first question, so that nobody who types the address by hand loads it. */
import { placeAddress } from '../model/place-address';
import type { PlacesLookup } from './lookup';

const scriptAddress = 'https://maps.googleapis.com/maps/api/js';
/** Name of the global function by which the script says that it is ready. */
const readyCallback = 'benchfilePlacesReady';

/** Finds addresses by Google Places. One session lasts from the first letter to the address that is chosen. */
export function googlePlaces(key: string): PlacesLookup {
  let predictions = new Map<string, google.maps.PlacePrediction>();
  let sessionToken: google.maps.AutocompleteSessionToken | undefined;
  return {
    async suggest(text) {
      const { AutocompleteSuggestion, AutocompleteSessionToken } = await placesLibrary(key);
      sessionToken ??= new AutocompleteSessionToken();
      const request = { input: text, includedRegionCodes: ['us'], sessionToken };
      const { suggestions } = await AutocompleteSuggestion.fetchAutocompleteSuggestions(request);
      const found = suggestions.flatMap(({ placePrediction }) => placePrediction ?? []);
      predictions = new Map(found.map((prediction) => [prediction.placeId, prediction]));
      return found.map(({ placeId, mainText, secondaryText }) => ({
        placeId,
        mainText: mainText?.text ?? '',
        // The country goes without saying.
        secondaryText: (secondaryText?.text ?? '').replace(/, USA$/, ''),
      }));
    },

    async find({ placeId }) {
      const place = predictions.get(placeId)?.toPlace();
      if (!place) throw new Error('The place is not among those that were suggested last.');
      await place.fetchFields({ fields: ['addressComponents'] });
      sessionToken = undefined;
      return placeAddress(place.addressComponents ?? []);
    },
  };
}

let loading: Promise<void> | undefined;

async function placesLibrary(key: string): Promise<google.maps.PlacesLibrary> {
  loading ??= loadScript(key).catch((error: unknown) => {
    // The next question tries again.
    loading = undefined;
    throw error;
  });
  await loading;
  return google.maps.importLibrary('places');
}

function loadScript(key: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const query = new URLSearchParams({ key, v: 'weekly', loading: 'async', callback: readyCallback });
    script.src = `${scriptAddress}?${query}`;
    script.async = true;
    script.onerror = () => {
      script.remove();
      reject(new Error('Google Places could not be loaded.'));
    };
    Reflect.set(globalThis, readyCallback, resolve);
    document.head.append(script);
  });
}
