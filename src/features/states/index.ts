export { LazyStateSelector as StateSelector } from './components/lazy-state-selector';
export { WelcomeGate } from './components/welcome-gate';
export { savedStateQuery, statesQuery } from './queries';
export { stateSettingsQuery } from './queries-settings';
export { selectedState, useSelectedState } from './selected-state';
