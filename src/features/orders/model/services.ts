import type { ServiceName } from '@/api/generated/billing/model';

/** The services an order can be for (specification, application section 3), by the name that people know. */
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
};

export function serviceLabel(service: ServiceName): string {
  return labels[service];
}
