import type { ProviderFacts } from '../facts';

export const facts: ProviderFacts = {
  id: 'none',
  apiType: 8,
  name: 'paper',
  start: { 'existing-case': '/existing-case-physical' },
  beside: 'onelegal',
  filesOnPaper: true,
  copiesAccepted: true,
  hasSignIn: false,
};
