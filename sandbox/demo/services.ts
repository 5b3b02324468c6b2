/** Services firms can order. */
import { services } from '../db/schema/platform.ts';
import type { Demo } from './demo-step.ts';

const demoServices = [
  { code: 'CreateCase', name: 'File a new case', category: 'Court Services' },
  { code: 'FileIntoCase', name: 'File into an existing case', category: 'Court Services' },
  { code: 'SearchForCase', name: 'Search for a case', category: 'Court Services' },
  { code: 'CourtesyCopy', name: 'Courtesy copy delivery', category: 'Court Services' },
  { code: 'ProcessServing', name: 'Process serving', category: 'National Legal Services' },
  { code: 'SkipTrace', name: 'Skip trace', category: 'National Legal Services' },
  {
    code: 'ProcessServingExistingCase',
    name: 'Process serving in an existing case',
    category: 'National Legal Services',
  },
  { code: 'LegalServiceOfProcess', name: 'Legal service of process', category: 'National Legal Services' },
  { code: 'DocketSync', name: 'DocketSync', category: 'National Legal Services' },
  { code: 'DocketSyncLegacy', name: 'DocketSync (legacy)', category: 'National Legal Services' },
  { code: 'ElectronicSignature', name: 'Electronic signature', category: 'National Legal Services' },
  { code: 'EService', name: 'E-service', category: 'Court Services' },
  { code: 'DeedPreparation', name: 'Deed preparation', category: 'National Legal Services' },
  { code: 'Form1099S', name: 'Form 1099-S', category: 'Real Estate' },
  { code: 'TitleSearch', name: 'Title search', category: 'Real Estate' },
  { code: 'BusinessFormation', name: 'Business formation', category: 'Business' },
  { code: 'UccFiling', name: 'UCC filing', category: 'Business' },
  { code: 'UccSearch', name: 'UCC search', category: 'Business' },
] as const;

/** Seeds the services, numbered from 1 in the specification's order. */
export async function seedServices({ db }: Demo): Promise<void> {
  await db.insert(services).values(demoServices.map((service, index) => ({ serviceId: index + 1, ...service })));
}
