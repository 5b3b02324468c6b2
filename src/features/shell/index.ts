export { NotFound } from './components/not-found';
export { PageChange } from './components/page-change';
export { PageError } from './components/page-error';
export { RootErrorPage } from './pages/root-error-page';
export { firmQuery, savedStateQuery, statesQuery } from './queries';
export { selectedState, useSelectedState } from './selected-state';
