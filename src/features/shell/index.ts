export { LegalLinks } from './components/legal-links';
export { NotFound } from './components/not-found';
export { PageChange } from './components/page-change';
export { PageError } from './components/page-error';
export { ProductMark } from './components/product-mark';
export { SkipLink } from './components/skip-link';
export { RootErrorPage } from './pages/root-error-page';
export { firmQuery, savedStateQuery, stateQuickActionsQuery, statesQuery } from './queries';
export { selectedState, useSelectedState } from './selected-state';
