export { type AddressForm, addressErrors, needsManualEntry, toClientAddress, zipMaxLength } from './model/address';
export { usStates } from './model/us-states';
export type { PlaceSuggestion } from './places';
export { usePlaces } from './use-places';
