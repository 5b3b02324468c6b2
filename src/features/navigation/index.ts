export { BillingLink } from './components/billing-link';
export { Planned } from './components/planned';
export { barScreens, billingScreen, type Screen } from './model/bar-screens';
export { comingSettings, comingSettingsPage } from './model/coming-settings';
export { courtServiceKind } from './model/court-service-kind';
export { changePassword, screens, seenScreens } from './model/pages';
export { courtServices, type ServiceGroup, serviceGroups } from './model/services';
export { seenSettings } from './model/settings';
export { stateQuickActionsQuery } from './queries';
