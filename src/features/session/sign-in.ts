/** Going to the platform's sign-in page and back. */
import { baseAddress } from '@/api/backends';
import { runtimeConfig } from '@/api/config';
import { getRedirectToLoginUrl } from '@/api/generated/platform';
import { appPrefix } from '@/lib/links/app-prefix';
import { stringifySearchParams } from '@/lib/links/search-params';
import { safeRedirectTarget } from './model/redirect-target';
import { readCookie, removeCookie } from './token-store';

/** A short-lived token left by sign-up, which signs the new person in once (specification, application section 4). */
const tempAuthCookie = 'tempauth_id';

/** The query of /login: the page that was asked for, and that page's own query. */
export interface LoginSearch {
  returnPath?: string | undefined;
  [parameter: string]: unknown;
}

/** The page to come back to: a path with the prefix, its query and its fragment; never an address elsewhere. */
export function returnTarget({ returnPath = '/', ...query }: LoginSearch, hash = ''): string {
  const target = `${returnPath}${stringifySearchParams(query)}${hash && `#${hash}`}`;
  return safeRedirectTarget(target, {
    currentOrigin: window.location.origin,
    prefix: appPrefix,
    providerDomain: runtimeConfig().providerDomain,
  });
}

/** The platform's sign-in page, which comes back to `target`. Takes the temporary token with it, once. */
export function signInAddress(target: string): string {
  const tempAuthId = readCookie(tempAuthCookie);
  if (tempAuthId) removeCookie(tempAuthCookie);
  const returnUrl = new URL(target, window.location.origin).href;
  return `${baseAddress('platform')}${getRedirectToLoginUrl({ returnUrl, ...(tempAuthId ? { tempAuthId } : {}) })}`;
}
