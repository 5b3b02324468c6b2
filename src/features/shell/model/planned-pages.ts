/**
 * The pages of the specification (application, section 2) and of the header's services that are not built yet, by the
 * pattern of their path. A page that is built takes its line out of here.
 */
const plannedPages: readonly (readonly [pattern: string, name: string])[] = [
  ['/create-account', 'Creating an account'],
  ['/filevine/$matterReference', 'Opening a Filevine matter'],
  ['/filing-list-demo', 'The demo of the filing list'],
  ['/case-search', 'Case search'],
  ['/case-search-fl', 'Case search in Florida'],
  ['/reporting', 'Reporting'],
  ['/reporting/run', 'Reporting'],
  ['/serve-it/orders/$orderId', 'Process serving'],
  ['/serve-it/orders/$orderId/review', 'Process serving'],
  ['/serve-it/order/process-serving', 'Process serving'],
  ['/serve-it/order/process-serving/$extractionId/option', 'Process serving'],
  ['/lsop', 'Legal service of process'],
  ['/lsop/orders/$orderId', 'Legal service of process'],
  ['/order-details-all/$orderId', 'This order page'],
  ['/ccd-details/$orderId', 'The courtesy copy page'],
  ['/e-service-details/$orderId', 'The e-service page'],
  ['/docket-sync/search', 'Docket sync'],
  ['/docket-sync/bulk-sync', 'Bulk docket sync'],
  ['/docket-sync/bulk-sync/summary', 'Bulk docket sync'],
  ['/docket-sync/order/$orderId', 'Docket sync'],
  ['/docket-sync/pacer/login', 'Signing in to PACER'],
  ['/$state/my-court-cases', 'The list of court cases'],
  ['/deednetwork', 'Deed preparation'],
  ['/billing', 'Billing'],
  ['/billing/payments', 'Billing'],
  ['/billing/payment', 'Paying an invoice'],
  ['/billing/payment-confirmation', 'Paying an invoice'],
  ['/billing/invoice/$invoiceId', 'Invoices'],
  ['/billing/invoice/$invoiceId/orders', 'Invoices'],
  ['/billing/invoice/$invoiceId/matters', 'Invoices'],
  ['/billing/invoice/$invoiceId/payments', 'Invoices'],
  ['/case-initiation-fl', 'Filing a new case in Florida'],
  ['/new-courtesy-copy', 'Courtesy copies'],
  ['/new-eservice', 'E-service'],
  ['/existing-case', 'Filing into an existing case'],
  ['/existing-case-fl', 'Filing into an existing case in Florida'],
  ['/existing-case-jti', 'Filing into an existing case'],
  ['/existing-case-physical', 'Filing into an existing case on paper'],
  ['/skip-trace', 'Skip trace'],
  ['/electronic-signature', 'Electronic signature'],
  ['/file-import', 'File import'],
  ['/services/1099-s', 'Form 1099-S'],
  ['/services/title-search', 'Title search'],
  ['/services/business-formation', 'Business formation'],
  ['/services/ucc-filing', 'UCC filing'],
  ['/services/ucc-search', 'UCC search'],
  ['/change-password', 'Changing the password'],
];

/** What the page at a path below the prefix is for, when it is planned; undefined when there is to be no such page. */
export function plannedPage(path: string): string | undefined {
  const segments = segmentsOf(path);
  return plannedPages.find(([pattern]) => matches(segmentsOf(pattern), segments))?.[1];
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function matches(pattern: string[], segments: string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((part, index) => part.startsWith('$') || part.toLowerCase() === segments[index]?.toLowerCase())
  );
}
