export { passRedirectGuard } from '@/lib/links/redirect-guard';
export { AccessDenied, NotFound, PageError } from './components/page-error';
export { LegalLinks, SkipLink } from './components/page-links';
export { AppPending, PagePending } from './components/page-pending';
export { ProductMark } from './components/product-mark';
export { RouteAnnouncer } from './components/route-announcer';
export { BareFrame } from './layouts/bare-frame';
export { RootErrorPage } from './pages/root-error-page';
export { useSupportChat } from './use-support-chat';
