import type { ProviderFacts } from '../provider-facts.ts';
import { usualStatusText } from '../usual-status-texts.ts';

export const facts = {
  id: 'none',
  apiType: 8,
  states: ['NY', 'UT'],
  takesFilings: false,
  statusText: usualStatusText,
} as const satisfies ProviderFacts;
