import type { ProviderFacts } from '../facts';

export const facts: ProviderFacts = {
  id: 'jti',
  apiType: 1,
  name: 'Jti',
  start: { 'new-case': '/case-initiation', 'existing-case': '/existing-case-jti' },
  beside: 'onelegal',
  copiesAccepted: true,
  hasSignIn: false,
};
