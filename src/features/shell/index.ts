export { LegalLinks } from './components/legal-links';
export { PageChange } from './components/page-change';
export { PageError, PageNotFound } from './components/page-error';
export { ProductMark } from './components/product-mark';
export { SkipLink } from './components/skip-link';
export { RootErrorPage } from './pages/root-error-page';
export { useSupportChat } from './use-support-chat';
