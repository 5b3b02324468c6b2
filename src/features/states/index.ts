export { LazyStateSelector as StateSelector } from './components/lazy-state-selector';
export { WelcomeGate } from './components/welcome-gate';
export { canOpenCases } from './model/e-filing';
export { providerOfState, savedStateQuery, stateSettingsQuery, statesQuery } from './queries';
export { selectedState, useSelectedState } from './selected-state';
export { keepSignUpState } from './sign-up-state';
