/** The services that are offered in every state (specification, application sections 2 and 6). */
import type { QuickAction } from '@/api/generated/filing/model';
import type { Permissions } from '@/features/firm';
import type { LinkDescription } from '@/lib/links/link-href';
import { formerPage } from './pages';

export interface Service {
  name: string;
  /** What it is for, in a few words. */
  description: string;
  page: LinkDescription;
}

/** Services of one kind, under a heading. */
export interface ServiceGroup {
  title: string;
  services: readonly Service[];
}

type ServicePermissions = Pick<Permissions, 'canSeeDeedPreparation' | 'canSeeSkipTrace' | 'canSeeElectronicSignature'>;

/** What a person may order in every state. */
export function serviceGroups(permissions: ServicePermissions): readonly ServiceGroup[] {
  return [
    { title: 'National Legal Services', services: nationalServices(permissions) },
    {
      title: 'Real Estate',
      services: [
        { name: '1099-S', description: 'Report a sale to the IRS', page: formerPage('/services/1099-s') },
        {
          name: 'Title Search',
          description: 'Owners, liens and encumbrances',
          page: formerPage('/services/title-search'),
        },
      ],
    },
    {
      title: 'Business',
      services: [
        {
          name: 'Business formation',
          description: 'Found a company',
          page: formerPage('/services/business-formation'),
        },
        { name: 'UCC filing', description: 'Perfect a security interest', page: formerPage('/services/ucc-filing') },
        { name: 'UCC search', description: 'Find security interests', page: formerPage('/services/ucc-search') },
      ],
    },
  ];
}

/** The quick actions that are services of a court; signing is offered in every state. */
export function courtServices(actions: readonly QuickAction[]): QuickAction[] {
  return actions.filter(({ type }) => type !== 'ElectronicSignature');
}

function nationalServices(permissions: ServicePermissions): Service[] {
  const { canSeeDeedPreparation, canSeeSkipTrace, canSeeElectronicSignature } = permissions;
  return [
    { name: 'ServeIT', description: 'Process serving anywhere', page: withMatter('/serve-it/order/process-serving') },
    { name: 'Legal service of process', description: 'Through an agency or a sheriff', page: withMatter('/lsop') },
    ...(canSeeSkipTrace
      ? [{ name: 'Skip trace', description: 'Find a person’s address', page: withMatter('/skip-trace') }]
      : []),
    { name: 'Court search', description: 'Cases by number or name', page: withMatter('/case-search') },
    ...(canSeeElectronicSignature
      ? [
          {
            name: 'E-signatures',
            description: 'Have documents signed online',
            page: withMatter('/electronic-signature'),
          },
        ]
      : []),
    { name: 'DocketSync', description: 'Follow the docket of a case', page: withMatter('/docket-sync/search') },
    ...(canSeeDeedPreparation
      ? [{ name: 'Deed Preparation', description: 'Deeds drawn up and recorded', page: withMatter('/deednetwork') }]
      : []),
  ];
}

function withMatter(link: string): LinkDescription {
  return { kind: 'single-page-with-matter', link };
}
