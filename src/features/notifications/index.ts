export { loadPreferencesDialog, notificationsQuery } from './queries';
export { useArrivals, useMarkSeen } from './use-arrivals';
