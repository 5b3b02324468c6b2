export { AddressFields } from './components/address-fields';
export { AddressLookup } from './components/address-lookup';
export { type AddressForm, addressErrors, emptyAddress, needsManualEntry, toClientAddress } from './model/address';
export type { PlaceAddress } from './model/place-address';
export { usStates } from './model/us-states';
export { hasAddressLookup } from './places';
