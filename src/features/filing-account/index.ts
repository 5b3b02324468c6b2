import { afterFirstPage } from '@/lib/browser/first-page';

export { startFilingForm, useIsFilingFormOn } from './filing-form';
export { followRequiredSignIns, pageToReturnTo, RequiredSignIn, requiredSignIn } from './required-sign-in';

/** The reminder to try the new filing form, which few people ever see. */
export const loadFilingFormReminder = () => afterFirstPage(() => import('./components/filing-form-reminder'));
