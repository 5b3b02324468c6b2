/** Where the access token is kept: local storage, shared by all tabs; the platform hands it over in a cookie. */
import { localStore } from '@/lib/browser/storage';
import { readCookie, removeCookie } from './cookies';
import { personOf, readAccessToken, type TokenState, tokenFromQuery, withoutTokens } from './model/access-token';
import { platformNow } from './platform-clock';

/** Name of the stored token and of the platform's cookie (specification, application section 9). */
export const tokenKey = 'access_token';
/** Number of the person whom a token in an address brought: nobody else's cookie counts until that session ends. */
const launchedKey = 'launched-as';

export function storedToken(): string | null {
  return localStore.read(tokenKey);
}

export function storeToken(token: string): void {
  if (token !== storedToken()) localStore.write(tokenKey, token);
}

/** Forgets the token, and with it who was launched; the platform's cookie goes too. */
export function removeToken(): void {
  localStore.remove(tokenKey);
  localStore.remove(launchedKey);
  removeCookie(tokenKey);
}

/** What a token says at this moment. */
export function readNow(token: string | null | undefined): TokenState {
  return readAccessToken(token, platformNow());
}

let arrivedTempAuthId: string | null = null;

/**
 * Takes a token out of the address bar, before anything else runs (decision 2), and keeps it when it is good. Without
 * one, a good token in the platform's cookie is newer than whatever is stored.
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

/** The temporary-auth id that this page's address had, for the sign-in page. Answers it once. */
export function takeArrivedTempAuthId(): string | undefined {
  const taken = arrivedTempAuthId;
  arrivedTempAuthId = null;
  return taken || undefined;
}

/**
 * The token in the platform's cookie. A person launched by an address stays that person, whoever else is signed in on
 * the platform's own pages: somebody else's token is none.
 */
export function cookieToken(): string | undefined {
  const token = readCookie(tokenKey);
  const launched = localStore.read(launchedKey);
  return token && launched !== null && String(personOf(token)?.userId) !== launched ? undefined : token;
}
