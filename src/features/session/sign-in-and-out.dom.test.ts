/** Redirects to the platform's sign-in and sign-out, and back. */
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { browserLocation } from '@/lib/browser/location';
import { forget } from './session';
import { sessionState } from './session-state';
import { keepTemporaryToken, planSignIn, signIn } from './sign-in';
import { finishSignOut, hasUnfinishedSignOut, signOut } from './sign-out';
import { begin, setCookie, testPlatform, tokenOf } from './test-platform';
import { storedToken, storeToken, takeArrivingToken } from './token-store';

testPlatform();
let replace: MockInstance<(address: string) => void>;
const sentTo = () => new URL(replace.mock.lastCall?.[0] ?? '');

beforeEach(() => {
  replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => {});
});

describe('signing in', () => {
  it('goes to the platform’s page, which returns, and stores the target in case it is lost', () => {
    signIn(planSignIn('/app/orders?q=a+b'));
    expect(`${sentTo().origin}${sentTo().pathname}`).toBe('https://platform.benchfile.example/account/login');
    expect([...sentTo().searchParams]).toEqual([['returnUrl', 'http://localhost:5173/app/orders?q=a+b']]);
    expect(sessionStorage.getItem('redirect-to')).toBe('/app/orders?q=a+b');
  });

  it('uses the temporary token from sign-up, once', () => {
    keepTemporaryToken('a/b;c');
    expect(new URL(planSignIn('/app/').address).searchParams.get('tempAuthId')).toBe('a/b;c');
    expect(document.cookie).toBe('');
    expect(planSignIn('/app/').address).not.toContain('tempAuthId');
  });

  it('prefers the address’s temporary token to the cookie’s', () => {
    setCookie('of-the-cookie', 'tempauth_id');
    window.history.replaceState(null, '', '/app/login?tempAuthId=of-the-address');
    takeArrivingToken();
    expect(new URL(planSignIn('/app/').address).searchParams.get('tempAuthId')).toBe('of-the-address');
    expect(document.cookie).toBe('');
  });

  it('stops redirecting once the tab loops', () => {
    const trips = Array.from({ length: 10 }, () => {
      vi.setSystemTime(Date.now() + 1000);
      return planSignIn('/app/').isAutomatic;
    });
    expect(trips).toEqual([true, true, true, true, true, true, true, true, false, false]);
    vi.setSystemTime(Date.now() + 30_000);
    expect(planSignIn('/app/').isAutomatic).toBe(true);
  });
});

describe('signing out', () => {
  beforeEach(async () => {
    storeToken(tokenOf(7));
    setCookie(tokenOf(7));
    await begin();
  });

  it('removes the token and the target, and goes to the platform, which returns', () => {
    sessionStorage.setItem('redirect-to', '/app/orders');
    signOut();
    expect(storedToken()).toBeNull();
    expect(document.cookie).toBe('');
    expect(sessionStorage.getItem('redirect-to')).toBeNull();
    expect(sessionState()).toMatchObject({ status: 'ending', cause: 'sign-out' });
    expect(`${sentTo().origin}${sentTo().pathname}`).toBe('https://platform.benchfile.example/account/logout');
    expect(sentTo().searchParams.get('returnUrl')).toBe('http://localhost:5173/app/logout-redirect');
  });

  it('that failed is retried once, within half a minute', () => {
    signOut();
    vi.setSystemTime(Date.now() + 29_999);
    expect([hasUnfinishedSignOut(), hasUnfinishedSignOut()]).toEqual([true, false]);
  });

  it.each([
    ['half a minute later', 30_000],
    ['when the clock was set back', -1],
  ])('is not retried %s', (_, later) => {
    signOut();
    vi.setSystemTime(Date.now() + later);
    expect(hasUnfinishedSignOut()).toBe(false);
  });

  it('that completed is not retried', () => {
    signOut();
    window.history.replaceState(null, '', '/app/logout-redirect');
    expect(hasUnfinishedSignOut()).toBe(false);
    finishSignOut();
    window.history.replaceState(null, '', '/app/');
    expect(hasUnfinishedSignOut()).toBe(false);
  });

  it('notifies other tabs again if one signed in during the sign-out', () => {
    signOut();
    const mark = localStorage.getItem('signed-out');
    storeToken(tokenOf(7));
    finishSignOut();
    expect(storedToken()).toBeNull();
    expect(localStorage.getItem('signed-out')).not.toBe(mark);
    expect(sessionState()).toMatchObject({ status: 'unauthenticated' });
  });

  it('that completed long ago has no further effect', () => {
    finishSignOut();
    expect(storedToken()).not.toBeNull();
    forget();
    finishSignOut();
    expect(localStorage.getItem('signed-out')).toBeNull();
  });
});
