/** Fills the firm's address from a place (specification, application section 5). */
import type { AddressForm } from './address';
import { usState } from './us-states';

/** A part of an address, in the terms of Google Places. */
export interface PlaceComponent {
  types: readonly string[];
  longText: string;
  /** Abbreviated, if it has an abbreviation: a state's two letters. */
  shortText: string;
}

/** The parts of the address that a place has; the others are empty. */
export type PlaceAddress = Pick<AddressForm, 'streetNo' | 'streetName' | 'city' | 'state' | 'zipCode'>;

/** Street, city (locality, else sublocality), state and ZIP code. Unknown states are left empty. */
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
