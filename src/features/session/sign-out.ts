/** Signs out here, in other tabs and on the platform (specification, application section 4). */
import { baseAddress } from '@/api/backends';
import { getRedirectToLogoutUrl } from '@/api/generated/platform';
import { browserLocation } from '@/lib/browser/location';
import { appPrefix } from '@/lib/links/app-prefix';
import { tabStore } from '@/lib/storage/browser-storage';
import { forgetStoredTarget } from './return-target';
import { endSession, forget } from './session';
import { changeSignOutMark, removeToken, storedToken } from './token-store';

/** Session storage: until when to retry a logout that didn't reach the platform, in milliseconds since 1970. */
const retryKey = 'retry-logout';
const retryPeriod = 30_000;
/** The page that the platform's sign-out returns to. */
const signedOutPath = `${appPrefix}/logout-redirect`;

/** Forgets the person in all tabs and goes to the platform's sign-out, which returns to /logout-redirect. */
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
 * Whether a logout failed to reach the platform and must be retried. True only once, and never on /logout-redirect.
 */
export function hasUnfinishedSignOut(): boolean {
  if (window.location.pathname === signedOutPath) return false;
  const left = Number(tabStore.read(retryKey)) - Date.now();
  tabStore.remove(retryKey);
  // More time than the whole period means that the clock was set back.
  return left > 0 && left <= retryPeriod;
}

/**
 * Completes a sign-out on /logout-redirect. A tab that refreshed during the sign-out may have stored a token again, so
 * all tabs are notified again that the session has ended.
 */
export function finishSignOut(): void {
  const wasStartedHere = tabStore.read(retryKey) !== null;
  tabStore.remove(retryKey);
  if (!wasStartedHere || storedToken() === null) return;
  changeSignOutMark();
  forget();
}
