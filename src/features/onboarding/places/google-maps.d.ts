/** As much of the Maps JavaScript API as addresses need (its reference: "Place Autocomplete Data API", "Place Class"). */
declare namespace google.maps {
  function importLibrary(name: 'places'): Promise<PlacesLibrary>;

  interface PlacesLibrary {
    AutocompleteSuggestion: {
      fetchAutocompleteSuggestions(request: {
        input: string;
        includedRegionCodes: string[];
        sessionToken: AutocompleteSessionToken;
      }): Promise<{ suggestions: { placePrediction: PlacePrediction | null }[] }>;
    };
    AutocompleteSessionToken: new () => AutocompleteSessionToken;
  }

  /** Joins what is typed and the place that is chosen into one session, which is what is paid for. */
  type AutocompleteSessionToken = object;

  interface PlacePrediction {
    placeId: string;
    mainText: { text: string } | null;
    secondaryText: { text: string } | null;
    toPlace(): Place;
  }

  interface Place {
    fetchFields(request: { fields: string[] }): Promise<unknown>;
    addressComponents?: { types: string[]; longText: string | null; shortText: string | null }[];
  }
}
