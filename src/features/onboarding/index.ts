export { requireOnboarding, requireSignUp } from './guard';
export { loadMissingSteps, loadSignUp } from './loaders';
export { type AddressForm, addressErrors, toClientAddress, zipMaxLength } from './model/address';
export { usStates } from './model/us-states';
