/** Signs out here, in other tabs and on the platform (specification, application section 4). */
import { baseAddress } from '@/api/backends';
import { getRedirectToLogoutUrl } from '@/api/generated/platform';
import { workFinished } from '@/lib/async/work-under-way';
import { leaveWithoutAsking } from '@/lib/browser/ask-before-leaving';
import { browserLocation } from '@/lib/browser/location';
import { appPrefix } from '@/lib/links/app-prefix';
import { tabStore } from '@/lib/storage/browser-storage';
import { deletePersonalData } from './personal-data';
import { forgetStoredTarget } from './return-target';
import { endSession, forget, prepareToLeave } from './session';
import { changeSignOutMark, isApart, removeToken, storedToken } from './token-store';

/** Session storage: until when to retry a logout that didn't reach the platform, in milliseconds since 1970. */
const retryKey = 'retry-logout';
const retryPeriod = 30_000;
/** Milliseconds that a sign-out waits for drafts to be saved and for uploads and submissions. */
const workLimit = 5000;
/** The page that the platform's sign-out returns to. */
const signedOutPath = `${appPrefix}/logout-redirect`;

/** Signs out once the drafts of all tabs are saved, and uploads and submissions are done, or have taken too long. */
export async function signOutWhenSaved(): Promise<void> {
  await workSaved();
  signOut();
}

/** Waits until all tabs have saved their work, or have taken too long. */
export async function workSaved(): Promise<void> {
  prepareToLeave();
  const giveUp = new AbortController();
  const limit = setTimeout(() => giveUp.abort(), workLimit);
  await workFinished(giveUp.signal);
  clearTimeout(limit);
}

/** Ends the session here and in other tabs, but not on the platform. */
export function forgetInAllTabs(): void {
  const wasApart = isApart();
  forgetStoredTarget();
  endSession('sign-out');
  removeToken();
  changeSignOutMark();
  deletePersonalData(wasApart ? 'this tab' : 'this browser');
}

/** Forgets the person in all tabs and goes to the platform's sign-out, which returns to /logout-redirect. */
export function signOut(): void {
  const wasApart = isApart();
  tabStore.write(retryKey, String(Date.now() + retryPeriod));
  forgetInAllTabs();
  const returnUrl = `${window.location.origin}${signedOutPath}`;
  leaveWithoutAsking();
  // The platform's session is that of the other tabs.
  if (wasApart) browserLocation.replace(returnUrl);
  else browserLocation.replace(`${baseAddress('platform')}${getRedirectToLogoutUrl({ returnUrl })}`);
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
  // Again, because a page that unloads stores its scroll position.
  if (wasStartedHere) deletePersonalData('this tab');
  if (!wasStartedHere || storedToken() === null) return;
  changeSignOutMark();
  forget();
}
