/** Built pages that a page not built yet links to. */
export const builtPages = {
  orders: { to: '/orders', label: 'All Orders' },
  filings: { to: '/filing-list', label: 'Filings' },
  newCase: { to: '/case-initiation', label: 'File a new case' },
  account: { to: '/settings/account', label: 'Account details' },
} as const;
type BuiltPage = keyof typeof builtPages;

/** A page not built yet. */
export interface PlannedPage {
  /** Its name. */
  name: string;
  /** The closest pages that are built. */
  instead: readonly BuiltPage[];
}

/**
 * Pages of the specification (application, section 2) and services in the header that are not built yet, by path
 * pattern. Remove a page's line when you build it.
 */
const plannedPages: readonly (readonly [pattern: string, name: string, instead: readonly BuiltPage[]])[] = [
  ['/case-search', 'Case search', ['newCase', 'filings']],
  ['/case-search-fl', 'Case search in Florida', ['newCase', 'filings']],
  ['/reporting', 'Reporting', ['orders', 'filings']],
  ['/reporting/run', 'Reporting', ['orders', 'filings']],
  ['/serve-it/orders/$orderId', 'Process serving', ['orders', 'newCase']],
  ['/serve-it/orders/$orderId/review', 'Process serving', ['orders', 'newCase']],
  ['/serve-it/order/process-serving', 'Process serving', ['orders', 'newCase']],
  ['/serve-it/order/process-serving/$extractionId/option', 'Process serving', ['orders', 'newCase']],
  ['/lsop', 'Legal service of process', ['orders', 'newCase']],
  ['/lsop/orders/$orderId', 'Legal service of process', ['orders', 'newCase']],
  ['/docket-sync/search', 'Docket sync', ['filings', 'newCase']],
  ['/docket-sync/bulk-sync', 'Bulk docket sync', ['filings', 'newCase']],
  ['/docket-sync/bulk-sync/summary', 'Bulk docket sync', ['filings', 'newCase']],
  ['/docket-sync/order/$orderId', 'Docket sync', ['filings', 'newCase']],
  ['/docket-sync/pacer/login', 'PACER sign-in', ['filings', 'newCase']],
  ['/$state/my-court-cases', 'My court cases', ['filings', 'newCase']],
  ['/deednetwork', 'Deed preparation', ['orders', 'newCase']],
  ['/billing', 'Billing', ['orders', 'filings']],
  ['/billing/payments', 'Billing', ['orders', 'filings']],
  ['/billing/payment', 'Invoice payment', ['orders', 'filings']],
  ['/billing/payment-confirmation', 'Invoice payment', ['orders', 'filings']],
  ['/billing/invoice/$invoiceId', 'Invoices', ['orders', 'filings']],
  ['/billing/invoice/$invoiceId/orders', 'Invoices', ['orders', 'filings']],
  ['/billing/invoice/$invoiceId/matters', 'Invoices', ['orders', 'filings']],
  ['/billing/invoice/$invoiceId/payments', 'Invoices', ['orders', 'filings']],
  ['/case-initiation-fl', 'Filing a new case in Florida', ['newCase', 'filings']],
  ['/new-courtesy-copy', 'Courtesy copies', ['newCase', 'filings']],
  ['/new-eservice', 'E-service', ['newCase', 'filings']],
  ['/existing-case-fl', 'Filing into an existing case in Florida', ['newCase', 'filings']],
  ['/existing-case-jti', 'Filing into an existing case', ['newCase', 'filings']],
  ['/existing-case-physical', 'Filing into an existing case on paper', ['newCase', 'filings']],
  ['/skip-trace', 'Skip trace', ['orders', 'newCase']],
  ['/electronic-signature', 'Electronic signature', ['orders', 'newCase']],
  ['/file-import', 'File import', ['newCase', 'filings']],
  ['/services/1099-s', 'Form 1099-S', ['orders', 'newCase']],
  ['/services/title-search', 'Title search', ['orders', 'newCase']],
  ['/services/business-formation', 'Business formation', ['orders', 'newCase']],
  ['/services/ucc-filing', 'UCC filing', ['orders', 'newCase']],
  ['/services/ucc-search', 'UCC search', ['orders', 'newCase']],
  ['/change-password', 'Change password', ['account']],
];

/** States that list court cases (section 9). */
const courtListStates = new Set(['CA', 'FL', 'GA', 'IL', 'IN', 'MD', 'NV', 'TX', 'VA']);

/** The planned page at a path (without the prefix); undefined if there is no such page. */
export function plannedPage(path: string): PlannedPage | undefined {
  const segments = segmentsOf(path);
  const found = plannedPages.find(([pattern]) => matches(segmentsOf(pattern), segments));
  return found && { name: found[1], instead: found[2] };
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(pattern: string[], segments: string[]): boolean {
  return pattern.length === segments.length && pattern.every((part, place) => fits(part, segments[place] ?? ''));
}

function fits(part: string, segment: string): boolean {
  if (part === '$state') return courtListStates.has(segment.toUpperCase());
  return part.startsWith('$') || part.toLowerCase() === segment.toLowerCase();
}
