/** The services firms can order, in the groups of menus and filters. */
import type { ServiceCategory, ServiceName } from '../generated/filing/schemas.ts';

/** Services that file with a court through its e-filing provider. */
export const courtFilings = ['CreateCase', 'FileIntoCase'] as const satisfies readonly ServiceName[];

/** A service's display texts. */
interface CatalogService {
  service: ServiceName;
  name: string;
  description: string;
}

/** A group of services. */
export interface CatalogCategory {
  code: ServiceCategory['code'];
  name: string;
  services: readonly CatalogService[];
}

export const serviceCatalog: readonly CatalogCategory[] = [
  {
    code: 'court-filing',
    name: 'Court filing',
    services: [
      { service: 'CreateCase', name: 'Create case', description: 'Open a new case with a court.' },
      { service: 'FileIntoCase', name: 'File into case', description: 'File into an existing case.' },
      { service: 'CourtesyCopy', name: 'Courtesy copy', description: 'Deliver a printed copy to the judge.' },
      { service: 'EService', name: 'E-service', description: 'Serve documents without filing them.' },
    ],
  },
  {
    code: 'case-research',
    name: 'Cases and dockets',
    services: [
      { service: 'SearchForCase', name: 'Case search', description: 'Find cases by number, name or attorney.' },
      { service: 'DocketSync', name: 'DocketSync', description: 'Track the docket of a case.' },
      {
        service: 'DocketSyncLegacy',
        name: 'DocketSync (legacy)',
        description: 'Subscriptions in the previous service.',
      },
    ],
  },
  {
    code: 'process-serving',
    name: 'Process serving',
    services: [
      { service: 'ProcessServing', name: 'Process serving', description: 'Serve papers in person.' },
      {
        service: 'ProcessServingExistingCase',
        name: 'Process serving for a case',
        description: 'Serve papers of a filed case.',
      },
      {
        service: 'LegalServiceOfProcess',
        name: 'Legal service of process',
        description: 'Serve through an agency or a sheriff.',
      },
      { service: 'SkipTrace', name: 'Skip trace', description: 'Find the address of a person.' },
    ],
  },
  {
    code: 'documents',
    name: 'Documents',
    services: [
      { service: 'ElectronicSignature', name: 'Electronic signature', description: 'Get documents signed online.' },
    ],
  },
  {
    code: 'real-estate',
    name: 'Real estate',
    services: [
      { service: 'DeedPreparation', name: 'Deed preparation', description: 'Have a deed drafted and recorded.' },
      { service: 'Form1099S', name: 'Form 1099-S', description: 'Report a sale of real estate to the IRS.' },
      { service: 'TitleSearch', name: 'Title search', description: 'Find owners, liens and encumbrances.' },
    ],
  },
  {
    code: 'business',
    name: 'Business',
    services: [
      { service: 'BusinessFormation', name: 'Business formation', description: 'Form a company or corporation.' },
      { service: 'UccFiling', name: 'UCC filing', description: 'File, continue or end a financing statement.' },
      { service: 'UccSearch', name: 'UCC search', description: 'Search for security interests of a debtor.' },
    ],
  },
];

const names = new Map(serviceCatalog.flatMap(({ services }) => services.map((each) => [each.service, each.name])));

/** A service's display name. */
export const serviceText = (service: ServiceName): string => names.get(service) ?? service;
