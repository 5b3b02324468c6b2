export { requireOnboarding } from './guard';
export { loadMissingSteps, loadSignUp } from './loaders';
