import type { PlaceAddress } from '../model/place-address';

/** An address that fits what has been typed. */
export interface PlaceSuggestion {
  placeId: string;
  /** Number and street. */
  mainText: string;
  /** City and state. */
  secondaryText: string;
}

/** Finds addresses of the United States while they are typed. */
export interface PlacesLookup {
  /** The addresses that fit, the best first. @throws when the service does not answer. */
  suggest(text: string): Promise<readonly PlaceSuggestion[]>;
  /** The parts of one of them. @throws when the service does not answer. */
  find(suggestion: PlaceSuggestion): Promise<PlaceAddress>;
}
