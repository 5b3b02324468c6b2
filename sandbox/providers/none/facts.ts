import { facts as oneLegal } from '../onelegal/facts.ts';
import type { ProviderFacts } from '../provider-facts.ts';
import { usualStatusText } from '../usual-status-texts.ts';

export const facts = {
  id: 'none',
  apiType: 8,
  states: ['NY', 'UT'],
  takesFilings: false,
  carriedBy: oneLegal.id,
  refilesIntoOpenedCase: true,
  statusText: usualStatusText,
} as const satisfies ProviderFacts;
