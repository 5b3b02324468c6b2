/** The page to return to after a redirect, from the address or from storage (application section 4). */
import { runtimeConfig } from '@/api/config';
import { browserLocation } from '@/lib/browser/location';
import { appPrefix } from '@/lib/links/app-prefix';
import { stringifySearchParams } from '@/lib/links/search-params';
import { tabStore } from '@/lib/storage/browser-storage';
import { withoutTokens } from './model/access-token';
import { safeRedirectTarget } from './model/redirect-target';

/** Session storage: a target for this tab. */
const targetKey = 'redirect-to';

/** The query of /login: the requested page and its query. */
export interface LoginSearch {
  returnPath?: string | undefined;
  [parameter: string]: unknown;
}

/**
 * The page to return to from the sign-in page: a path with prefix, query and fragment, or an address that the redirect
 * rule allows. Falls back to the stored target, which is cleared either way.
 */
export function returnTarget({ returnPath, ...query }: LoginSearch, hash = ''): string {
  const stored = takeStoredTarget();
  if (returnPath === undefined && stored !== undefined) return stored;
  const asked = partsOf(returnPath ?? '/');
  const rest = stringifySearchParams(query);
  return safeTarget({
    path: asked.path,
    query: asked.query && rest ? `${asked.query}&${rest.slice(1)}` : asked.query || rest,
    hash: hash ? `#${hash}` : asked.hash,
  });
}

/** Stores a target across a redirect, in case the redirect loses it. */
export function storeTarget(target: string): void {
  tabStore.write(targetKey, target);
}

export function forgetStoredTarget(): void {
  tabStore.remove(targetKey);
}

/**
 * Resumes the stored target when the tab returns to the home page, because the redirect has lost the target. Any other
 * page was requested explicitly. Runs before the router reads the address.
 */
export function resumeStoredTarget(): void {
  const { pathname, search, hash, origin } = window.location;
  // The sign-in page uses the stored target itself.
  if (pathname === `${appPrefix}/login`) return;
  const target = takeStoredTarget();
  const isFirstPage = pathname.replace(/\/$/, '') === appPrefix && search === '' && hash === '';
  if (target === undefined || !isFirstPage) return;
  const url = new URL(target, origin);
  const isHere = url.origin === origin && `${url.pathname}/`.startsWith(`${appPrefix}/`);
  if (isHere) window.history.replaceState(null, '', `${url.pathname}${url.search}${url.hash}`);
  else browserLocation.replace(url.href);
}

/** Returns the stored target once. */
function takeStoredTarget(): string | undefined {
  const stored = tabStore.read(targetKey);
  tabStore.remove(targetKey);
  return stored === null ? undefined : safeReturnTarget(stored);
}

/** A return target from an address or storage, if it is safe; otherwise the home page. */
export function safeReturnTarget(input: string): string {
  return safeTarget(partsOf(input));
}

interface AddressParts {
  path: string;
  /** With its question mark, or empty. */
  query: string;
  /** With its number sign, or empty. */
  hash: string;
}

/** Splits without changing anything: the parts joined are the input. */
function partsOf(input: string): AddressParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(input) ?? [];
  return { path, query, hash };
}

/** Applies the redirect rule, and removes tokens from the query. */
function safeTarget({ path, query, hash }: AddressParts): string {
  return safeRedirectTarget(`${path}${withoutTokens(query)}${hash}`, {
    currentOrigin: window.location.origin,
    prefix: appPrefix,
    providerDomain: runtimeConfig().providerDomain,
  });
}
