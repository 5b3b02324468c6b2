/** The services an order can be for: their names, and the page that shows such an order. */
import type { ServiceName } from '@/api/generated/billing/model';

/** From the specification, application section 3. */
const labels: Readonly<Record<ServiceName, string>> = {
  CreateCase: 'New case',
  FileIntoCase: 'File into case',
  SearchForCase: 'Case search',
  CourtesyCopy: 'Courtesy copy',
  ProcessServing: 'Process serving',
  SkipTrace: 'Skip trace',
  ProcessServingExistingCase: 'Process serving, existing case',
  LegalServiceOfProcess: 'Legal service of process',
  DocketSync: 'Docket sync',
  DocketSyncLegacy: 'Docket sync (legacy)',
  ElectronicSignature: 'Electronic signature',
  EService: 'E-service',
  DeedPreparation: 'Deed preparation',
  Form1099S: 'Form 1099-S',
  TitleSearch: 'Title search',
  BusinessFormation: 'Business formation',
  UccFiling: 'UCC filing',
  UccSearch: 'UCC search',
};

export function serviceLabel(service: ServiceName): string {
  return labels[service];
}

/**
 * The page of an order. `/order-details` takes any order and redirects to these. `/order-details-all` shows an order of
 * any service with all orders for its case.
 */
export type OrderPage = 'order-details' | 'ccd-details' | 'e-service-details' | 'lsop/orders' | 'serve-it/orders';

export function orderPageOf(service: ServiceName): OrderPage {
  switch (service) {
    case 'CourtesyCopy':
      return 'ccd-details';
    case 'EService':
      return 'e-service-details';
    case 'LegalServiceOfProcess':
      return 'lsop/orders';
    case 'ProcessServing':
    case 'ProcessServingExistingCase':
      return 'serve-it/orders';
    default:
      return 'order-details';
  }
}

const requests: ReadonlySet<ServiceName> = new Set([
  'DeedPreparation',
  'Form1099S',
  'TitleSearch',
  'BusinessFormation',
  'UccFiling',
  'UccSearch',
  'SkipTrace',
  'LegalServiceOfProcess',
]);

/** Tells whether a service is ordered with one form (serving supplement, section 9). */
export const isRequest = (service: ServiceName): boolean => requests.has(service);
