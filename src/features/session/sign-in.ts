/** The trip to the platform's sign-in page (specification, application section 4). */
import { baseAddress } from '@/api/backends';
import { getRedirectToLoginUrl } from '@/api/generated/platform';
import { browserLocation } from '@/lib/browser/location';
import { tabStore } from '@/lib/storage/browser-storage';
import { readCookie, removeCookie, writeCookie } from './cookies';
import { storeTarget } from './return-target';
import { takeArrivedTempAuthId, wasTokenDiscarded } from './token-store';

/** A short-lived token from sign-up, which signs a new person in once. */
const tempAuthCookie = 'tempauth_id';
/** In seconds. The platform decides when the token itself expires. */
const tempAuthLifetime = 3600;
/** Session storage: this tab's recent sign-in trips, in milliseconds since 1970. */
const tripsKey = 'sign-in-trips';
/** More trips than this in the period (milliseconds) mean a redirect loop between platform and application. */
const mostTrips = 8;
const tripsPeriod = 30_000;

/** A trip to the platform's sign-in page. */
export interface SignInTrip {
  address: string;
  /** The page to return to. */
  target: string;
  /** False in a redirect loop: then the person must start the trip. */
  isAutomatic: boolean;
  /** Why the person isn't signed in, if they followed a link that should have signed them in. */
  isAfterDiscardedToken: boolean;
}

/** Plans a trip to the sign-in page, which returns to `target`. Uses up a temporary token. */
export function planSignIn(target: string): SignInTrip {
  const address = signInAddress(target);
  return { address, target, isAutomatic: !isCircling(), isAfterDiscardedToken: wasTokenDiscarded() };
}

/** Goes to the sign-in page and replaces this page in the history. */
export function signIn({ address, target }: SignInTrip): void {
  storeTarget(target);
  browserLocation.replace(address);
}

/** The address of the sign-in page, which returns to `target`. Uses up a temporary token. */
export function signInAddress(target: string): string {
  const tempAuthId = takeTempAuthId();
  const returnUrl = new URL(target, window.location.origin).href;
  return `${baseAddress('platform')}${getRedirectToLoginUrl({ returnUrl, ...(tempAuthId ? { tempAuthId } : {}) })}`;
}

/** Stores a temporary token from sign-up for the next sign-in. */
export function keepTemporaryToken(tempAuthId: string): void {
  writeCookie(tempAuthCookie, tempAuthId, tempAuthLifetime);
}

/** Takes the temporary token from this page's address or from the cookie. */
function takeTempAuthId(): string | undefined {
  const ofCookie = readCookie(tempAuthCookie);
  if (ofCookie !== undefined) removeCookie(tempAuthCookie);
  return takeArrivedTempAuthId() ?? ofCookie;
}

/** Counts this trip, and tells whether the tab is in a redirect loop. */
function isCircling(): boolean {
  const now = Date.now();
  const trips = (tabStore.read(tripsKey) ?? '').split(',').map(Number);
  const recent = trips.filter((at) => at <= now && now - at < tripsPeriod);
  tabStore.write(tripsKey, [...recent, now].join(','));
  return recent.length >= mostTrips;
}
