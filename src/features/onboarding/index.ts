export { PeopleSection } from './components/people-section';
export { requireOnboarding } from './guard';
export { loadMissingSteps, loadSignUp } from './loaders';
export { hasInvitations, invitationsQuery, peopleQuery } from './queries-people';
