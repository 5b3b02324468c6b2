import type { ProviderFacts } from '../provider-facts.ts';
import { usualStatusText } from '../usual-status-texts.ts';

export const facts = {
  id: 'tybera',
  apiType: 7,
  states: [],
  takesFilings: false,
  statusText: usualStatusText,
} as const satisfies ProviderFacts;
