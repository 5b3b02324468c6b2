/**
 * All addresses of the product: those of the specification (application, section 2) and additional pages below them. A
 * test compares the list with the router's tree; `npm run routes:report` visits it.
 */

/** Who may open a page. Others are sent to sign in, or see the reason. */
export type Audience = 'everybody' | 'everyone, while sign-up is on' | 'signed in' | 'administrators' | 'nobody';

export interface ListedRoute {
  /** As in the specification, below the prefix: `/order-details/{orderId}`. */
  route: string;
  /** A demo address, for routes that need parameters or a query. */
  sample?: string;
  audience: Audience;
  /** The start of the address it redirects to, for routes without their own page. */
  leadsTo?: string;
  /** Not named by the specification: a wizard's step, a tab. */
  isOwn?: true;
}

const mapping = 'mappingId=00000000-0000-4000-8000-000000000001';
const matter = '/matter-view/00015-Ortega';
const signUp = new URLSearchParams({
  firmName: 'Bramwell & Teague LLP',
  clientContact: 'Iris Bramwell',
  clientPhone: '(312) 555-0176',
  userFirstName: 'Iris',
  userLastName: 'Bramwell',
  clientEmail: 'iris.bramwell@example.com',
});

/** Pages for signed-in people that need only their address. */
const signedIn = (...routes: string[]): ListedRoute[] => routes.map((route) => ({ route, audience: 'signed in' }));

const mainLayout: readonly ListedRoute[] = [
  ...signedIn('/', '/tyler-login'),
  { ...own('/filing-account/service-contacts'), sample: '/filing-account/service-contacts?state=IL' },
  {
    ...own('/filing-account/service-contacts/{contactId}'),
    sample: '/filing-account/service-contacts/b96d4da7-96b6-42b4-8c7c-b143d035bf8f?state=IL',
  },
  own('/filing-account/fsx'),
  own('/filing-account'),
  { ...own('/filing-account/attorneys'), sample: '/filing-account/attorneys?state=IL' },
  { ...own('/filing-account/administrators'), sample: '/filing-account/administrators?state=IL' },
  own('/filing-account/experience'),
  own('/filing-account/service'),
  { route: '/simulate-access-denied', audience: 'nobody' },
  { route: '/create-account', audience: 'administrators' },
  ...signedIn('/notifications', '/orders', '/orders/drafts'),
  own('/orders/rejections'),
  own('/orders/fees'),
  own('/orders/stamped'),
  { route: '/filevine/{matterReference}', sample: '/filevine/FV-1', audience: 'signed in' },
  { route: '/matter-view/{clientReference}', sample: `${matter}?${mapping}`, audience: 'signed in' },
  {
    route: '/matter-view/{clientReference}/filings',
    sample: `${matter}/filings?${mapping}`,
    audience: 'signed in',
  },
  { route: '/matter-view/{clientReference}/drafts', sample: `${matter}/drafts?${mapping}`, audience: 'signed in' },
  {
    route: '/matter-view/{clientReference}/fee-summary',
    sample: `${matter}/fee-summary?${mapping}`,
    audience: 'signed in',
  },
  { ...own('/matter-view/{clientReference}/documents'), sample: `${matter}/documents?${mapping}` },
  { ...own('/matter-view/{clientReference}/timeline'), sample: `${matter}/timeline?${mapping}` },
  ...signedIn('/example', '/filing-list-demo', '/filing-list', '/case-search'),
  { route: '/case-search-california', audience: 'signed in', leadsTo: '/case-search?state=CA' },
  ...signedIn('/case-search-fl', '/reporting', '/reporting/run'),
  { route: '/serve-it/orders/{orderId}', sample: '/serve-it/orders/41283', audience: 'signed in' },
  { route: '/serve-it/orders/{orderId}/review', sample: '/serve-it/orders/41283/review', audience: 'signed in' },
  { route: '/lsop/orders/{orderId}', sample: '/lsop/orders/41248', audience: 'signed in' },
  { route: '/order-details/{orderId}', sample: '/order-details/41188', audience: 'signed in' },
  { route: '/order-details-all/{orderId}', sample: '/order-details-all/41103', audience: 'signed in' },
  { route: '/ccd-details/{orderId}', sample: '/ccd-details/41235', audience: 'signed in' },
  { route: '/e-service-details/{orderId}', sample: '/e-service-details/41204', audience: 'signed in' },
  ...signedIn('/docket-sync/search', '/docket-sync/bulk-sync', '/docket-sync/bulk-sync/summary'),
  { route: '/docket-sync/order/{orderId}', sample: '/docket-sync/order/1', audience: 'signed in' },
  ...signedIn('/docket-sync/pacer/login', '/docket-sync', '/docket-sync/alerts', '/docket-sync/watchers'),
  ...signedIn('/docket-sync/entries', '/docket-sync/deadlines'),
  { route: '/{state}/my-court-cases', sample: '/IL/my-court-cases', audience: 'signed in' },
  ...signedIn('/deednetwork', '/electronic-signature'),
  ...['1099-s', 'title-search', 'business-formation', 'ucc-filing', 'ucc-search'].map((each) =>
    own(`/services/${each}`),
  ),
];

const settings: readonly ListedRoute[] = [
  { route: '/settings', audience: 'signed in', leadsTo: '/settings/integrations' },
  ...signedIn('/settings/branches', '/settings/users', '/settings/account', '/settings/docketsync'),
  ...signedIn('/settings/efiling', '/settings/processServing'),
  own('/settings/integrations'),
];

const billing: readonly ListedRoute[] = [
  ...signedIn('/billing', '/billing/payments'),
  ...['', '/orders', '/matters', '/payments'].map(
    (part): ListedRoute => ({
      route: `/billing/invoice/{invoiceId}${part}`,
      sample: `/billing/invoice/1${part}`,
      audience: 'signed in',
    }),
  ),
  ...signedIn('/billing/payment', '/billing/payment-confirmation'),
];

const fullScreen: readonly ListedRoute[] = [
  { route: '/case-initiation', sample: `/case-initiation?${mapping}`, audience: 'signed in' },
  ...draftPages('/case-initiation', 41_300),
  ...signedIn('/case-initiation-fl'),
  { route: '/case-initiation-tyler', audience: 'signed in', leadsTo: '/case-initiation' },
  ...signedIn('/new-courtesy-copy', '/new-eservice', '/existing-case-fl', '/existing-case-jti'),
  { route: '/existing-case', sample: `/existing-case?state=IL&${mapping}`, audience: 'signed in' },
  ...draftPages('/existing-case', 41_299),
  ...signedIn('/existing-case-physical'),
  { route: '/serve-it/order/serve-only', audience: 'signed in', leadsTo: '/serve-it/order/process-serving' },
  ...signedIn('/serve-it/order/process-serving', '/skip-trace', '/file-import'),
  { ...own('/serve-it/order/process-serving/{orderId}'), sample: '/serve-it/order/process-serving/41300' },
  {
    route: '/serve-it/order/process-serving/{extractionId}/option',
    sample: '/serve-it/order/process-serving/6f0d3a52-8f0e-4c7a-9d3e-2b1a40c8e711/option',
    audience: 'signed in',
  },
  ...signedIn('/lsop'),
];

const publicPages: readonly ListedRoute[] = [
  { route: '/login', audience: 'everybody', leadsTo: '/' },
  { route: '/logout-redirect', audience: 'everybody' },
  { route: '/serve-it/signup', sample: `/serve-it/signup?${signUp}`, audience: 'everybody' },
  {
    route: '/onboarding/create-account',
    sample: `/onboarding/create-account?${signUp}`,
    audience: 'everyone, while sign-up is on',
  },
  { route: '/join', audience: 'everybody', isOwn: true },
  { route: '/sign', audience: 'everybody', isOwn: true },
  // The report's firm has completed onboarding.
  { route: '/onboarding/complete', audience: 'signed in', leadsTo: '/orders' },
];

export const routeList: readonly ListedRoute[] = [
  ...mainLayout,
  ...settings,
  ...billing,
  ...fullScreen,
  ...publicPages,
];

/** A draft's steps, and its base address, which redirects to the first. */
function draftPages(path: string, orderId: number): ListedRoute[] {
  const draft = `${path}/${orderId}`;
  const steps = ['case', 'parties', 'filings', 'payment', 'review'].map((step) => ({
    ...own(`${path}/{orderId}/${step}`),
    sample: `${draft}/${step}?${mapping}`,
  }));
  return [...steps, { ...own(`${path}/{orderId}`), sample: `${draft}?${mapping}`, leadsTo: `${draft}/` }];
}

function own(route: string): ListedRoute {
  return { route, audience: 'signed in', isOwn: true };
}

/** The address to visit, below the prefix. */
export function addressOf({ route, sample = route }: ListedRoute): string {
  return sample;
}
