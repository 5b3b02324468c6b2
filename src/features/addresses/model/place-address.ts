/** The parts of a place as they fill the firm's address (specification, application section 5). */
import type { AddressForm } from './address';
import { usState } from './us-states';

/** A part of an address, as Google Places names them; `types` says what it is. */
export interface PlaceComponent {
  types: readonly string[];
  longText: string;
  /** Shortened where that is usual: of a state its two letters. */
  shortText: string;
}

/** What a place says of the address; what it does not say is empty. */
export type PlaceAddress = Pick<AddressForm, 'streetNo' | 'streetName' | 'city' | 'state' | 'zipCode'>;

/** Street, city (the locality, else the sublocality), state and ZIP code. A state that cannot be chosen is left empty. */
export function placeAddress(components: readonly PlaceComponent[]): PlaceAddress {
  const part = (type: string) => components.find(({ types }) => types.includes(type));
  const city = part('locality') ?? part('sublocality') ?? part('sublocality_level_1');
  const state = part('administrative_area_level_1');
  return {
    streetNo: part('street_number')?.longText ?? '',
    streetName: part('route')?.longText ?? '',
    city: city?.longText ?? '',
    state: usState(state?.shortText ?? '')?.abbreviation ?? '',
    zipCode: part('postal_code')?.longText ?? '',
  };
}
