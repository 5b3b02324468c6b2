/** The states, their capabilities, and the home page's quick actions. */

import type { Operations } from '../../generated/filing/operations.ts';
import type { QuickAction } from '../../generated/filing/schemas.ts';
import type { Handlers } from '../../http/operation.ts';
import { factsOf } from '../../providers/facts.ts';
import { capabilityOf, type StateCapability, stateCapabilities } from '../state-capabilities.ts';

export const states = {
  listFilingStates: () => stateCapabilities.map(({ state, name }) => ({ name, abbreviation: state })),

  listStateSettings: () =>
    stateCapabilities.map(({ provider, ...capability }) => ({
      ...capability,
      eFiling: { isAvailable: factsOf(provider).takesFilings, provider },
    })),

  listStateQuickActions: ({ query }) => quickActions(capabilityOf(query.state)),
} satisfies Handlers<Operations>;

/** Some providers have screens of their own (specification, application section 2). */
function quickActions({ name, provider, caseSearch }: StateCapability): QuickAction[] {
  const { takesFilings, pageSuffix: variant = '' } = factsOf(provider);
  const filing: QuickAction[] = [
    {
      type: 'CreateCase',
      link: `/case-initiation${variant}`,
      text: 'Create a case',
      description: `Open a new case in ${/^[AEIOU]/.test(name) ? 'an' : 'a'} ${name} court.`,
    },
    {
      type: 'FileIntoCase',
      link: `/existing-case${variant}`,
      text: 'File into a case',
      description: 'File documents into an existing case.',
    },
    {
      type: 'CourtesyCopy',
      link: '/new-courtesy-copy',
      text: 'Courtesy copy',
      description: 'Deliver a paper copy to the judge’s chambers.',
    },
  ];
  const search: QuickAction = {
    type: 'SearchForCase',
    link: `/case-search${variant}`,
    text: 'Search for a case',
    description: 'Find a case by number, person or business.',
  };
  const signature: QuickAction = {
    type: 'ElectronicSignature',
    link: '/electronic-signature',
    text: 'Electronic signature',
    description: 'Get a document signed online.',
  };
  return [...(takesFilings ? filing : []), ...(caseSearch ? [search] : []), signature];
}
