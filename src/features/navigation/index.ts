export { BillingLink } from './components/billing-link';
export { Planned } from './components/planned';
export { changePassword, screens, seenScreens } from './model/pages';
export type { PlannedPage } from './model/planned-pages';
export { courtServices, type ServiceGroup, serviceGroups } from './model/services';
export { stateQuickActionsQuery } from './queries';
