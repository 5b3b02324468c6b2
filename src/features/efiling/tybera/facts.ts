import type { ProviderFacts } from '../facts';

export const facts: ProviderFacts = {
  id: 'tybera',
  apiType: 7,
  name: 'Tybera',
  start: {},
  hasSignIn: false,
};
