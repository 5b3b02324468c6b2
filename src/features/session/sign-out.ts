/** Signing out: here, in the other tabs, and on the platform (specification, application section 4). */
import { baseAddress } from '@/api/backends';
import { getRedirectToLogoutUrl } from '@/api/generated/platform';
import { browserLocation } from '@/lib/browser/location';
import { appPrefix } from '@/lib/links/app-prefix';
import { endSession } from './session';
import { removeCookie, tokenKey } from './token-store';

/** Session storage: until when a logout that did not reach the platform is tried again, in milliseconds since 1970. */
const retryKey = 'retry-logout';
const retryPeriod = 30_000;

/** Forgets the person, which the other tabs hear, and goes to the platform's sign-out; it comes back to /logout-redirect. */
export function signOut(): void {
  sessionStorage.setItem(retryKey, String(Date.now() + retryPeriod));
  removeCookie(tokenKey);
  endSession();
  const returnUrl = `${window.location.origin}${appPrefix}/logout-redirect`;
  browserLocation.replace(`${baseAddress('platform')}${getRedirectToLogoutUrl({ returnUrl })}`);
}

/** Whether a logout that was begun did not get through, so that it has to be tried again. Answers true once. */
export function hasUnfinishedSignOut(): boolean {
  const until = Number(sessionStorage.getItem(retryKey));
  finishSignOut();
  return until > Date.now();
}

/** The platform has come back from the sign-out. */
export function finishSignOut(): void {
  sessionStorage.removeItem(retryKey);
}
