/**
 * Stores the access token in local storage, shared by all tabs. The platform delivers it in a cookie. A frame launched
 * for someone else than the other tabs' person keeps its token to itself.
 */
import { type KeptStorage, localStore, tabStore } from '@/lib/storage/browser-storage';
import { readCookie, removeCookie } from './cookies';
import { isEmbedded } from './is-embedded';
import { personOf, readAccessToken, type TokenState, tokenFromQuery, withoutTokens } from './model/access-token';
import { platformNow } from './platform-clock';

/** Name of the stored token and of the platform's cookie (specification, application section 9). */
export const tokenKey = 'access_token';
/** ID of the person whose token arrived in an address. Other people's cookies are ignored until that session ends. */
const launchedKey = 'launched-as';
/** Session storage, in a frame whose session is apart from that of the other tabs: the ID of the launched person. */
const apartKey = 'launched-apart';

/** Tells whether this frame's session is apart from that of the other tabs. */
export function isApart(): boolean {
  return isEmbedded() && tabStore.read(apartKey) !== null;
}

const sessionStore = (): KeptStorage => (isApart() ? tabStore : localStore);

export function storedToken(): string | null {
  return sessionStore().read(tokenKey);
}

export function storeToken(token: string): void {
  if (token !== storedToken()) sessionStore().write(tokenKey, token);
}

/** Removes the token, the launched person and the platform's cookie, unless the cookie is another session's. */
export function removeToken(): void {
  sessionStore().remove(tokenKey);
  if (isApart()) return;
  localStore.remove(launchedKey);
  removeCookie(tokenKey);
}

/** Reads a token as of now. */
export function readNow(token: string | null | undefined): TokenState {
  return readAccessToken(token, platformNow());
}

let arrivedToken: string | undefined;
let arrivedTempAuthId: string | null = null;

/**
 * Removes a token from the address bar before anything else runs (decision 2). It is stored only once the platform has
 * accepted it (arrival.ts). Stores a valid token from the platform's cookie, which is newer than the stored one.
 */
export function takeArrivingToken(): void {
  const { pathname, search, hash } = window.location;
  const rest = withoutTokens(search);
  if (rest !== search) window.history.replaceState(window.history.state, '', `${pathname}${rest}${hash}`);
  arrivedTempAuthId = new URLSearchParams(search).get('tempAuthId');
  arrivedToken = tokenFromQuery(search) ?? undefined;
  const ofCookie = cookieToken();
  if (ofCookie && readNow(ofCookie).state === 'valid') storeToken(ofCookie);
}

/** Returns the token of this page's address once. */
export function takeArrivedToken(): string | undefined {
  const taken = arrivedToken;
  arrivedToken = undefined;
  return taken;
}

/** Returns the temporary-auth ID of this page's address once, for the sign-in page. */
export function takeArrivedTempAuthId(): string | undefined {
  const taken = arrivedTempAuthId;
  arrivedTempAuthId = null;
  return taken || undefined;
}

/**
 * Stores the token that launched the application. In a frame it leaves another person's session in the other tabs alone.
 * @returns whether there is such a session.
 */
export function storeLaunchToken(token: string): boolean {
  const userId = String(personOf(token)?.userId);
  for (const key of [apartKey, tokenKey]) tabStore.remove(key);
  const shared = [localStore.read(tokenKey), readCookie(tokenKey)].map((each) => personOf(each));
  if (isEmbedded() && shared.some((person) => person && String(person.userId) !== userId))
    tabStore.write(apartKey, userId);
  else localStore.write(launchedKey, userId);
  storeToken(token);
  return isApart();
}

/**
 * The token in the platform's cookie. After a launch from an address, ignores tokens of other people who are signed in
 * on the platform's pages.
 */
export function cookieToken(): string | undefined {
  return isCookieOfOthers() ? undefined : readCookie(tokenKey);
}

/** Tells whether the platform's cookie belongs to someone else than the launched person. */
export function isCookieOfOthers(): boolean {
  const launched = isApart() ? tabStore.read(apartKey) : localStore.read(launchedKey);
  const token = readCookie(tokenKey);
  return token !== undefined && launched !== null && String(personOf(token)?.userId) !== launched;
}

/**
 * Every sign-out changes it, so that all tabs learn of it, even those that were asleep. It holds no time, because clocks
 * differ, and is never removed: each tab compares it with the value it started with.
 */
export const signOutMarkKey = 'signed-out';

export function signOutMark(): string | null {
  return sessionStore().read(signOutMarkKey);
}

export function changeSignOutMark(): void {
  sessionStore().write(signOutMarkKey, String(Math.random()).slice(2));
}

let wasDiscarded = false;

/** Tells whether this page's address had a token that signed no one in. */
export function wasTokenDiscarded(): boolean {
  return wasDiscarded;
}

/** Remembers that this page's token signed no one in. */
export function noteDiscardedToken(): void {
  wasDiscarded = true;
}
