export { requireOnboarding, requireSignUp } from './guard';
export { loadMissingSteps, loadSignUp } from './loaders';
