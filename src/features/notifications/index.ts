export { pageOf, subjectOf, toneOf, whenOf } from './model/notification-texts';
export { notificationsQuery } from './queries';
export { useArrivals } from './use-arrivals';
export { useMark } from './use-marks';

/** The dialog of the person's settings, loaded when they open it. */
export const loadPreferencesDialog = () => import('./components/preferences-dialog');
