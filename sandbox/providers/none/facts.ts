import { facts as oneLegal } from '../onelegal/facts.ts';
import type { ProviderFacts } from '../provider-facts.ts';
import { statusText } from './status-text.ts';

export const facts = {
  id: 'none',
  apiType: 8,
  states: ['NY', 'UT'],
  takesFilings: false,
  carriedBy: oneLegal.id,
  refilesIntoOpenedCase: true,
  statusText,
} as const satisfies ProviderFacts;
