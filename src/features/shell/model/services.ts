/** The services that are offered in every state (specification, application sections 2 and 6). */
import type { Permissions } from '@/features/access';

export interface ServiceLink {
  name: string;
  /** What it is for, in a few words. */
  description: string;
  /** Path below the prefix. */
  to: string;
}

type ServicePermissions = Pick<Permissions, 'canSeeDeedPreparation' | 'canSeeSkipTrace' | 'canSeeElectronicSignature'>;

/** National Legal Services, as far as a person sees them. */
export function nationalServices(permissions: ServicePermissions): readonly ServiceLink[] {
  const { canSeeDeedPreparation, canSeeSkipTrace, canSeeElectronicSignature } = permissions;
  return [
    { name: 'ServeIT', description: 'Process serving anywhere', to: '/serve-it/order/process-serving' },
    { name: 'Legal service of process', description: 'Through an agency or a sheriff', to: '/lsop' },
    ...(canSeeSkipTrace ? [{ name: 'Skip trace', description: 'Find a person’s address', to: '/skip-trace' }] : []),
    { name: 'Court search', description: 'Cases by number or name', to: '/case-search' },
    ...(canSeeElectronicSignature
      ? [{ name: 'E-signatures', description: 'Have documents signed online', to: '/electronic-signature' }]
      : []),
    { name: 'DocketSync', description: 'Follow the docket of a case', to: '/docket-sync/search' },
    ...(canSeeDeedPreparation
      ? [{ name: 'Deed Preparation', description: 'Deeds drawn up and recorded', to: '/deednetwork' }]
      : []),
  ];
}

export const realEstateServices: readonly ServiceLink[] = [
  { name: '1099-S', description: 'Report a sale to the IRS', to: '/services/1099-s' },
  { name: 'Title Search', description: 'Owners, liens and encumbrances', to: '/services/title-search' },
];

export const businessServices: readonly ServiceLink[] = [
  { name: 'Business formation', description: 'Found a company', to: '/services/business-formation' },
  { name: 'UCC filing', description: 'Perfect a security interest', to: '/services/ucc-filing' },
  { name: 'UCC search', description: 'Find security interests', to: '/services/ucc-search' },
];
