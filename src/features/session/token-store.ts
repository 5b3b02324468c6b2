/** Stores the access token in local storage, shared by all tabs. The platform delivers it in a cookie. */
import { localStore } from '@/lib/storage/browser-storage';
import { readCookie, removeCookie } from './cookies';
import { personOf, readAccessToken, type TokenState, tokenFromQuery, withoutTokens } from './model/access-token';
import { platformNow } from './platform-clock';

/** Name of the stored token and of the platform's cookie (specification, application section 9). */
export const tokenKey = 'access_token';
/** ID of the person whose token arrived in an address. Other people's cookies are ignored until that session ends. */
const launchedKey = 'launched-as';

export function storedToken(): string | null {
  return localStore.read(tokenKey);
}

export function storeToken(token: string): void {
  if (token !== storedToken()) localStore.write(tokenKey, token);
}

/** Removes the token, the launched person and the platform's cookie. */
export function removeToken(): void {
  localStore.remove(tokenKey);
  localStore.remove(launchedKey);
  removeCookie(tokenKey);
}

/** Reads a token as of now. */
export function readNow(token: string | null | undefined): TokenState {
  return readAccessToken(token, platformNow());
}

let arrivedTempAuthId: string | null = null;

/**
 * Removes a token from the address bar before anything else runs (decision 2), and stores it if it is valid. Otherwise
 * stores a valid token from the platform's cookie, which is newer than the stored one.
 */
export function takeArrivingToken(): void {
  const { pathname, search, hash } = window.location;
  const rest = withoutTokens(search);
  if (rest !== search) window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
  arrivedTempAuthId = new URLSearchParams(search).get('tempAuthId');
  const ofAddress = tokenFromQuery(search);
  if (ofAddress && readNow(ofAddress).state === 'valid') {
    storeToken(ofAddress);
    localStore.write(launchedKey, String(personOf(ofAddress)?.userId));
    return;
  }
  const ofCookie = cookieToken();
  if (ofCookie && readNow(ofCookie).state === 'valid') storeToken(ofCookie);
}

/** Returns the temporary-auth ID of this page's address once, for the sign-in page. */
export function takeArrivedTempAuthId(): string | undefined {
  const taken = arrivedTempAuthId;
  arrivedTempAuthId = null;
  return taken || undefined;
}

/**
 * The token in the platform's cookie. After a launch from an address, ignores tokens of other people who are signed in
 * on the platform's pages.
 */
export function cookieToken(): string | undefined {
  const token = readCookie(tokenKey);
  const launched = localStore.read(launchedKey);
  return token && launched !== null && String(personOf(token)?.userId) !== launched ? undefined : token;
}

/**
 * Local storage: every sign-out changes it, so that all tabs learn of it, even those that were asleep. It holds no time,
 * because clocks differ, and is never removed: each tab compares it with the value it started with.
 */
export const signOutMarkKey = 'signed-out';

export function signOutMark(): string | null {
  return localStore.read(signOutMarkKey);
}

export function changeSignOutMark(): void {
  localStore.write(signOutMarkKey, String(Math.random()).slice(2));
}
