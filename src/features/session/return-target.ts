/** The page to come back to after a redirect: what is asked for in an address, or was stored (application section 4). */
import { runtimeConfig } from '@/api/config';
import { browserLocation } from '@/lib/browser/location';
import { tabStore } from '@/lib/browser/storage';
import { appPrefix } from '@/lib/links/app-prefix';
import { stringifySearchParams } from '@/lib/links/search-params';
import { withoutTokens } from './model/access-token';
import { safeRedirectTarget } from './model/redirect-target';

/** Session storage: a target for this tab. */
const targetKey = 'redirect-to';

/** The query of /login: the page that was asked for, and that page's own query. */
export interface LoginSearch {
  returnPath?: string | undefined;
  [parameter: string]: unknown;
}

/**
 * The page to come back to from the sign-in page: a path with the prefix, its query and its fragment, or an address
 * that the redirect rule allows. Where /login names no page, the stored target is it, which is used up by that.
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

/** Keeps a target over a redirect, in case what comes back has lost it. */
export function storeTarget(target: string): void {
  tabStore.write(targetKey, target);
}

export function forgetStoredTarget(): void {
  tabStore.remove(targetKey);
}

/**
 * Goes on to the stored target when the tab comes back to the application's first page: whoever sent it there has lost
 * where it was to go. Any other page was asked for by name. Runs before the router looks at the address.
 */
export function resumeStoredTarget(): void {
  const { pathname, search, hash, origin } = window.location;
  // The sign-in page takes it itself.
  if (pathname === `${appPrefix}/login`) return;
  const target = takeStoredTarget();
  const isFirstPage = pathname.replace(/\/$/, '') === appPrefix && search === '' && hash === '';
  if (target === undefined || !isFirstPage) return;
  const url = new URL(target, origin);
  const isHere = url.origin === origin && `${url.pathname}/`.startsWith(`${appPrefix}/`);
  if (isHere) window.history.replaceState(null, '', `${url.pathname}${url.search}${url.hash}`);
  else browserLocation.replace(url.href);
}

/** A stored target is used once. */
function takeStoredTarget(): string | undefined {
  const stored = tabStore.read(targetKey);
  tabStore.remove(targetKey);
  return stored === null ? undefined : safeReturnTarget(stored);
}

/** A page to come back to that stood in an address or a storage: itself where it is safe, else the first page. */
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

/** Cut, and nothing more: the parts put together are the input again. */
function partsOf(input: string): AddressParts {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(input) ?? [];
  return { path, query, hash };
}

/** The target as the redirect rule leaves it, without a token that somebody may have put in. */
function safeTarget({ path, query, hash }: AddressParts): string {
  return safeRedirectTarget(`${path}${withoutTokens(query)}${hash}`, {
    currentOrigin: window.location.origin,
    prefix: appPrefix,
    providerDomain: runtimeConfig().providerDomain,
  });
}
