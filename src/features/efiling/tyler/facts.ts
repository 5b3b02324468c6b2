import type { ProviderFacts } from '../facts';

export const facts: ProviderFacts = {
  id: 'tyler',
  apiType: 0,
  name: 'Tyler',
  start: { 'new-case': '/case-initiation', 'existing-case': '/existing-case' },
  hasSignIn: true,
  reservesHearings: true,
  answersForOthers: true,
  filesProofs: true,
};
