import type { ProviderFacts } from '../facts';

export const facts: ProviderFacts = {
  id: 'granicus',
  apiType: 4,
  name: 'the Florida portal',
  start: { 'new-case': '/case-initiation-fl', 'existing-case': '/existing-case-fl' },
  hasUniformCaseNumbers: true,
  hasSignIn: false,
};
