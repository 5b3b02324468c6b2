import type { ProviderFacts } from '../provider-facts.ts';
import { usualStatusText } from '../usual-status-texts.ts';

export const facts = {
  id: 'jti',
  apiType: 1,
  states: [],
  takesFilings: true,
  statusText: usualStatusText,
} as const satisfies ProviderFacts;
