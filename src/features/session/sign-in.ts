/** Going to the platform's sign-in page and back (specification, application section 4). */
import { baseAddress } from '@/api/backends';
import { getRedirectToLoginUrl } from '@/api/generated/platform';
import { browserLocation } from '@/lib/browser/location';
import { tabStore } from '@/lib/browser/storage';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { storeTarget } from './return-target';
import { takeArrivedTempAuthId } from './token-store';

/** A short-lived token left by sign-up, which signs the new person in once. */
const tempAuthCookie = 'tempauth_id';
/** Seconds; the token itself ends when the platform says. */
const tempAuthLifetime = 3600;
/** Session storage: when this tab went to sign in lately, in milliseconds since 1970. */
const tripsKey = 'sign-in-trips';
/** So many trips in so many milliseconds are no person's: the platform and the application send the tab in circles. */
const mostTrips = 8;
const tripsPeriod = 30_000;

/** A way to the platform's sign-in page. */
export interface SignInTrip {
  address: string;
  /** The page to come back to. */
  target: string;
  /** False when the tab goes in circles: then a person has to say so. */
  isAutomatic: boolean;
}

/** Plans the way to the sign-in page, which comes back to `target`. Takes a temporary token with it, once. */
export function planSignIn(target: string): SignInTrip {
  return { address: signInAddress(target), target, isAutomatic: !isCircling() };
}

/** Leaves for the sign-in page; Back does not come back to this one. */
export function signIn({ address, target }: SignInTrip): void {
  storeTarget(target);
  browserLocation.replace(address);
}

/** The platform's sign-in page, which comes back to `target`. Takes a temporary token with it, once. */
export function signInAddress(target: string): string {
  const tempAuthId = takeTempAuthId();
  const returnUrl = new URL(target, window.location.origin).href;
  return `${baseAddress('platform')}${getRedirectToLoginUrl({ returnUrl, ...(tempAuthId ? { tempAuthId } : {}) })}`;
}

/** Leaves a sign-up's temporary token for the next sign-in. */
export function keepTemporaryToken(tempAuthId: string): void {
  writeCookie(tempAuthCookie, tempAuthId, tempAuthLifetime);
}

/** The temporary token: of this page's address, else of the cookie that sign-up left, which goes. */
function takeTempAuthId(): string | undefined {
  const ofCookie = readCookie(tempAuthCookie);
  if (ofCookie !== undefined) removeCookie(tempAuthCookie);
  return takeArrivedTempAuthId() ?? ofCookie;
}

/** Counts the trips of this tab. */
function isCircling(): boolean {
  const now = Date.now();
  const trips = (tabStore.read(tripsKey) ?? '').split(',').map(Number);
  const recent = trips.filter((at) => at <= now && now - at < tripsPeriod);
  tabStore.write(tripsKey, [...recent, now].join(','));
  return recent.length >= mostTrips;
}
