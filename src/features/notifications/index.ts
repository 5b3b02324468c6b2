export { notificationsQuery } from './queries';
export { useArrivals, useMarkSeen } from './use-arrivals';

/** The dialog of the person's settings, loaded when they open it. */
export const loadPreferencesDialog = () => import('./components/preferences-dialog');
