import type { ProviderFacts } from '../provider-facts.ts';
import { usualStatusText } from '../usual-status-texts.ts';

export const facts = {
  id: 'tyler',
  apiType: 0,
  states: ['GA', 'IL', 'IN', 'MD', 'NV', 'TX', 'VA'],
  takesFilings: true,
  keepsAccounts: true,
  keepsCodeTables: true,
  filesProofs: true,
  signIn: { covers: /^\/Tyler\/\{state\}\/(?!Authentication\b)/ },
  statusText: usualStatusText,
} as const satisfies ProviderFacts;
