export { BillingLink } from './components/billing-link';
export { Planned } from './components/planned';
export { comingSettings, comingSettingsPage } from './model/coming-settings';
export { billingScreen, changePassword, type Screen, screens, seenScreens } from './model/pages';
export type { PlannedPage } from './model/planned-pages';
export { courtServices, type ServiceGroup, serviceGroups } from './model/services';
export { seenSettings } from './model/settings';
export { stateQuickActionsQuery } from './queries';
