import type { ProviderFacts } from '../facts';

export const facts: ProviderFacts = {
  id: 'onelegal',
  apiType: 2,
  name: 'One Legal',
  start: { 'new-case': '/case-initiation', 'existing-case': '/existing-case' },
  copiesAccepted: true,
  hasSignIn: false,
};
