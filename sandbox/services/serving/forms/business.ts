/** Services for businesses and their creditors. Fees are those of the sandbox. */
import type { ServiceForm } from '../../../generated/serving/schemas.ts';
import { address, asked, choice, optional } from './fields.ts';

export const businessFormation: ServiceForm = {
  service: 'BusinessFormation',
  name: 'Business formation',
  description: 'Form a company or corporation with the secretary of state.',
  fee: 199,
  feeNote: 'The state’s filing fee is charged at cost.',
  businessDays: 5,
  sections: [
    {
      title: 'Entity',
      fields: [
        choice('entityType', 'Kind of entity', {
          llc: 'Limited liability company',
          corporation: 'Corporation',
          'professional-corporation': 'Professional corporation',
          'nonprofit-corporation': 'Nonprofit corporation',
          'limited-partnership': 'Limited partnership',
        }),
        asked('state', 'State of formation', 'state'),
        asked('purpose', 'Purpose', 'long-text', { maxLength: 1000 }),
        asked('shares', 'Authorized shares', 'text', {
          maxLength: 12,
          pattern: '[1-9][0-9]{0,11}',
          patternText: 'Enter a whole number.',
          onlyIf: { field: 'entityType', values: ['corporation', 'professional-corporation'] },
        }),
      ],
    },
    {
      title: 'Names',
      fields: [
        asked('firstName', 'First choice of name', 'text', { help: 'With its ending, such as LLC or Inc.' }),
        asked('secondName', 'Second choice', 'text', { help: 'Used if the state refuses the first.' }),
        asked('thirdName', 'Third choice'),
      ],
    },
    {
      title: 'Registered agent',
      fields: [asked('agentName', 'Name'), ...address('agent')],
    },
    {
      title: 'People',
      fields: [
        asked('owners', 'Members, directors or partners', 'long-text', {
          maxLength: 2000,
          help: 'Name and address of each, one per line.',
        }),
      ],
    },
  ],
  notes: [],
};

const statement = { field: 'filingType', values: ['continuation', 'amendment', 'assignment', 'termination'] };

export const uccFiling: ServiceForm = {
  service: 'UccFiling',
  name: 'UCC filing',
  description: 'File, continue, amend or end a financing statement with the filing office of a state.',
  fee: 75,
  feeNote: 'The filing office’s fee is charged at cost.',
  businessDays: 2,
  sections: [
    {
      title: 'Filing',
      fields: [
        choice('filingType', 'Kind of filing', {
          initial: 'Initial financing statement (UCC1)',
          continuation: 'Continuation (UCC3)',
          amendment: 'Amendment (UCC3)',
          assignment: 'Assignment (UCC3)',
          termination: 'Termination (UCC3)',
        }),
        asked('state', 'Filing office', 'state', {
          help: 'For most debtors, the state where they are located: of formation, or of residence.',
        }),
        asked('originalNumber', 'Number of the initial statement', 'text', { maxLength: 60, onlyIf: statement }),
        asked('originalDate', 'Date of the initial statement', 'date', { onlyIf: statement }),
      ],
    },
    {
      title: 'Debtor',
      fields: [
        choice('debtorKind', 'Kind of debtor', { organization: 'An organization', person: 'A person' }),
        asked('debtorName', 'Debtor’s exact legal name', 'text', {
          help: 'An organization as in its public organic record, a person as on the driver’s license. A small mistake can void the filing.',
        }),
        ...address('debtor'),
      ],
    },
    {
      title: 'Secured party',
      fields: [asked('securedName', 'Name'), ...address('secured')],
    },
    {
      title: 'Collateral',
      fields: [
        asked('collateral', 'Collateral', 'long-text', {
          maxLength: 4000,
          onlyIf: { field: 'filingType', values: ['initial', 'amendment'] },
        }),
        optional('instructions', 'Instructions', 'long-text'),
      ],
    },
  ],
  notes: [
    {
      text: 'A financing statement lapses five years after its filing, unless it is continued in the six months before.',
      source: 'UCC 9-515(a), (d)',
      effectiveFrom: '2001-07-01',
    },
  ],
};

export const uccSearch: ServiceForm = {
  service: 'UccSearch',
  name: 'UCC search',
  description: 'Search a state’s index for security interests of a debtor.',
  fee: 45,
  feeNote: 'Copies from the filing office are charged at cost.',
  businessDays: 2,
  sections: [
    {
      title: 'Debtor',
      fields: [
        choice('debtorKind', 'Kind of debtor', { organization: 'An organization', person: 'A person' }),
        asked('debtorName', 'Debtor’s exact legal name'),
        asked('state', 'Filing office', 'state'),
        optional('city', 'Debtor’s city'),
      ],
    },
    {
      title: 'Search',
      fields: [
        choice('scope', 'Statements', { active: 'Active', all: 'Active and lapsed' }),
        choice('copies', 'Copies of what is found', { yes: 'Yes', no: 'No' }),
        optional('instructions', 'Instructions', 'long-text'),
      ],
    },
  ],
  notes: [],
};
