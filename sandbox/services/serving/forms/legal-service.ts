/** Service of process through an office that serves or accepts papers by law. */
import type { ServiceForm } from '../../../generated/serving/schemas.ts';
import { address, asked, choice, optional } from './fields.ts';

export const legalService: ServiceForm = {
  service: 'LegalServiceOfProcess',
  name: 'Legal service of process',
  description: 'Serve papers through a sheriff, a registered agent, a secretary of state or a clerk.',
  fee: 125,
  feeNote: 'Charged when the return is on file, also if the office could not serve.',
  businessDays: 10,
  sections: [
    {
      title: 'Recipient',
      fields: [
        choice('recipientKind', 'Kind of recipient', {
          individual: 'An individual',
          business: 'A business',
          government: 'A government body',
        }),
        asked('recipientName', 'Recipient', 'text', { help: 'As in the papers.' }),
        optional('agentName', 'Agent for service', 'text', {
          onlyIf: { field: 'recipientKind', values: ['business', 'government'] },
        }),
        ...address('recipient'),
      ],
    },
    {
      title: 'Office',
      fields: [
        asked('state', 'State of the office', 'state'),
        choice('officeKind', 'Served by', {
          sheriff: 'Sheriff',
          'registered-agent': 'Registered agent',
          'secretary-of-state': 'Secretary of state',
          'clerk-mail': 'Clerk of court, by mail',
        }),
        asked('officeId', 'Office', 'office'),
        asked('copies', 'Copies of each document', 'text', {
          maxLength: 2,
          pattern: '[1-9]|10',
          patternText: 'Enter a number from 1 to 10.',
        }),
        optional('returnBy', 'Return needed by', 'date'),
      ],
    },
    {
      title: 'Case',
      fields: [
        asked('courtName', 'Court'),
        optional('caseNumber', 'Case number', 'text', { maxLength: 60 }),
        asked('caseTitle', 'Case title'),
      ],
    },
    {
      title: 'Papers',
      fields: [
        asked('documents', 'Documents', 'documents'),
        optional('instructions', 'Instructions', 'long-text', { maxLength: 1000 }),
      ],
    },
  ],
  notes: [
    {
      text: 'In federal cases, service may follow the law of the state of the court, or of the state where service is made. Check that this office may serve for your court.',
      source: 'Fed. R. Civ. P. 4(e)(1), 4(h)(1)',
      effectiveFrom: '2007-12-01',
    },
  ],
};
