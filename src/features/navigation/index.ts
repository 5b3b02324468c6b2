export { BillingLink } from './components/billing-link';
export { changePassword, screens, seenScreens } from './model/pages';
export { type PlannedPage, plannedPage } from './model/planned-pages';
export { courtServices, type ServiceGroup, serviceGroups } from './model/services';
export { stateQuickActionsQuery } from './queries';
