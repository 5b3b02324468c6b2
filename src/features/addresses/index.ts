export { AddressFields } from './components/address-fields';
export { type AddressForm, addressErrors, emptyAddress, needsManualEntry, toClientAddress } from './model/address';
export type { PlaceSuggestion } from './places';
export { usePlaces } from './use-places';
