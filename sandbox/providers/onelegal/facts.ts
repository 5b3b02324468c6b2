import type { ProviderFacts } from '../provider-facts.ts';
import { usualStatusText } from '../usual-status-texts.ts';

export const facts = {
  id: 'onelegal',
  apiType: 2,
  states: ['CA'],
  takesFilings: true,
  keepsAccounts: true,
  refilesIntoOpenedCase: true,
  statusText: usualStatusText,
} as const satisfies ProviderFacts;
