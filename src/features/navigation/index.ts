export { BillingLink } from './components/billing-link';
export { formerPage, pages } from './model/pages';
export { builtPages, type PlannedPage, plannedPage } from './model/planned-pages';
export { type ServiceGroup, serviceGroups } from './model/services';
export { stateQuickActionsQuery } from './queries';
