/** The services offered in every state (specification, application sections 2 and 6). */
import type { QuickAction } from '@/api/generated/filing/model';
import type { Permissions } from '@/features/firm';
import type { LinkDescription } from '@/lib/links/link-href';

export interface Service {
  name: string;
  /** A few words on what it does. */
  description: string;
  page: LinkDescription;
}

/** Services under one heading. */
export interface ServiceGroup {
  title: string;
  services: readonly Service[];
}

type ServicePermissions = Pick<Permissions, 'canSeeDeedPreparation' | 'canSeeSkipTrace' | 'canSeeElectronicSignature'>;

/** Tells what a person may order in every state. */
export function serviceGroups(permissions: ServicePermissions): readonly ServiceGroup[] {
  return [
    { title: 'National Legal Services', services: nationalServices(permissions) },
    {
      title: 'Real Estate',
      services: [
        { name: '1099-S', description: 'Report a sale to the IRS', page: withMatter('/services/1099-s') },
        {
          name: 'Title Search',
          description: 'Owners, liens and encumbrances',
          page: withMatter('/services/title-search'),
        },
      ],
    },
    {
      title: 'Business',
      services: [
        {
          name: 'Business formation',
          description: 'Form a business',
          page: withMatter('/services/business-formation'),
        },
        { name: 'UCC filing', description: 'File a UCC statement', page: withMatter('/services/ucc-filing') },
        { name: 'UCC search', description: 'Search for security interests', page: withMatter('/services/ucc-search') },
      ],
    },
  ];
}

/** A service of a state's courts. */
export interface CourtService extends Omit<QuickAction, 'type'> {
  type: QuickAction['type'] | 'EService';
}

const eService: CourtService = {
  type: 'EService',
  link: '/new-eservice',
  text: 'E-service',
  description: 'Serve documents without filing them.',
};

/**
 * The court services of a state: its quick actions, and e-service where filings go into cases, which no quick action
 * names (specification, application sections 2 and 3). Electronic signature is offered in every state.
 */
export function courtServices(actions: readonly QuickAction[]): CourtService[] {
  return actions
    .filter(({ type }) => type !== 'ElectronicSignature')
    .flatMap((action) => (action.type === 'FileIntoCase' ? [action, eService] : [action]));
}

function nationalServices(permissions: ServicePermissions): Service[] {
  const { canSeeDeedPreparation, canSeeSkipTrace, canSeeElectronicSignature } = permissions;
  return [
    { name: 'ServeIT', description: 'Process serving nationwide', page: withMatter('/serve-it/order/process-serving') },
    { name: 'Legal service of process', description: 'Through an agency or a sheriff', page: withMatter('/lsop') },
    ...(canSeeSkipTrace
      ? [{ name: 'Skip trace', description: 'Locate a person', page: withMatter('/skip-trace') }]
      : []),
    { name: 'Court search', description: 'Search by case number or name', page: withMatter('/case-search') },
    ...(canSeeElectronicSignature
      ? [
          {
            name: 'E-signatures',
            description: 'Get documents signed online',
            page: withMatter('/electronic-signature'),
          },
        ]
      : []),
    { name: 'DocketSync', description: 'Track a case’s docket', page: withMatter('/docket-sync/search') },
    ...(canSeeDeedPreparation
      ? [{ name: 'Deed Preparation', description: 'Deed drafting and recording', page: withMatter('/deednetwork') }]
      : []),
  ];
}

function withMatter(link: string): LinkDescription {
  return { kind: 'single-page-with-matter', link };
}
