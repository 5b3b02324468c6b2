/** Where the access token is kept: local storage, shared by all tabs; the platform hands it over in a cookie. */
import { readAccessToken, type TokenState, tokenFromQuery, tokenParameters } from './model/access-token';

/** Name of the stored token and of the platform's cookie (specification, application section 9). */
export const tokenKey = 'access_token';

/** The stored access token, for the request runner. */
export function storedToken(): string | null {
  return localStorage.getItem(tokenKey);
}

export function storeToken(token: string): void {
  if (token !== storedToken()) localStorage.setItem(tokenKey, token);
}

export function removeToken(): void {
  localStorage.removeItem(tokenKey);
}

/** What a token says at this moment. */
export function readNow(token: string | null | undefined): TokenState {
  return readAccessToken(token, Math.floor(Date.now() / 1000));
}

/**
 * Takes a token out of the address bar, before anything else runs (decision 2), and keeps it when it is good. Without
 * one, a good token in the platform's cookie is newer than whatever is stored.
 */
export function takeArrivingToken(): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const ofAddress = tokenFromQuery(search);
  if (tokenParameters.some((name) => query.has(name))) {
    for (const name of tokenParameters) query.delete(name);
    const rest = query.toString();
    window.history.replaceState(window.history.state, '', `${pathname}${rest && `?${rest}`}${hash}`);
  }
  arrivedByAddress = readNow(ofAddress).state === 'valid';
  const arriving = arrivedByAddress ? ofAddress : cookieToken();
  if (arriving && readNow(arriving).state === 'valid') storeToken(arriving);
}

let arrivedByAddress = false;

/** Whether this page was opened with a good token in its address. */
export function hasArrivedByAddress(): boolean {
  return arrivedByAddress;
}

/** The token in the platform's cookie. */
export function cookieToken(): string | undefined {
  return readCookie(tokenKey);
}

export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((each) => each.startsWith(`${name}=`));
  return pair && decode(pair.slice(name.length + 1));
}

/** Takes a cookie away: this host's, and the one it shares with the other hosts of its domain. */
export function removeCookie(name: string): void {
  const domain = window.location.hostname.split('.').slice(-2).join('.');
  for (const scope of ['', `; domain=.${domain}`]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that firms use.
    document.cookie = `${name}=; path=/; max-age=0${scope}`;
  }
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
