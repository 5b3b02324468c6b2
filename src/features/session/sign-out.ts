/** Signing out: here, in the other tabs, and on the platform (specification, application section 4). */
import { baseAddress } from '@/api/backends';
import { getRedirectToLogoutUrl } from '@/api/generated/platform';
import { browserLocation } from '@/lib/browser/location';
import { tabStore } from '@/lib/browser/storage';
import { appPrefix } from '@/lib/links/app-prefix';
import { forgetStoredTarget } from './return-target';
import { endSession, forget } from './session';
import { changeSignOutMark } from './sign-out-mark';
import { removeToken, storedToken } from './token-store';

/** Session storage: until when a logout that did not reach the platform is tried again, in milliseconds since 1970. */
const retryKey = 'retry-logout';
const retryPeriod = 30_000;
/** Where the platform's sign-out comes back to. */
const signedOutPath = `${appPrefix}/logout-redirect`;

/** Forgets the person, which the other tabs hear, and goes to the platform's sign-out; it comes back to /logout-redirect. */
export function signOut(): void {
  tabStore.write(retryKey, String(Date.now() + retryPeriod));
  forgetStoredTarget();
  endSession('sign-out');
  removeToken();
  changeSignOutMark();
  const returnUrl = `${window.location.origin}${signedOutPath}`;
  browserLocation.replace(`${baseAddress('platform')}${getRedirectToLogoutUrl({ returnUrl })}`);
}

/**
 * Whether a logout that was begun did not get through, so that it has to be tried again. Answers true once; never on
 * the page that the platform comes back to.
 */
export function hasUnfinishedSignOut(): boolean {
  if (window.location.pathname === signedOutPath) return false;
  const left = Number(tabStore.read(retryKey)) - Date.now();
  tabStore.remove(retryKey);
  // More than the whole period is left only where somebody has set the clock back.
  return left > 0 && left <= retryPeriod;
}

/**
 * The platform has come back from the sign-out. A tab that asked it while it was still at it has signed in again, and
 * hears once more that the session is over.
 */
export function finishSignOut(): void {
  const wasBegunHere = tabStore.read(retryKey) !== null;
  tabStore.remove(retryKey);
  if (!wasBegunHere || storedToken() === null) return;
  changeSignOutMark();
  forget();
}
