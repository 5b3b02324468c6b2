import type { ProviderFacts } from '../provider-facts.ts';
import { statusText } from './status-text.ts';

export const facts = {
  id: 'granicus',
  apiType: 4,
  states: ['FL'],
  takesFilings: true,
  keepsAccounts: true,
  pageSuffix: '-fl',
  statusText,
  rejectionText: 'Rejected',
} as const satisfies ProviderFacts;
