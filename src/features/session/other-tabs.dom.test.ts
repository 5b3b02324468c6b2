/** How a tab reacts to others, notified by events or on waking up. */
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { billingRequest } from '@/api/backends';
import { browserLocation } from '@/lib/browser/location';
import { watchOtherTabs } from './other-tabs';
import { forget, renewToken, startSession } from './session';
import { currentPerson, sessionState } from './session-state';
import { begin, setCookie, signedIn, tellStorageEvent, testPlatform, tokenOf } from './test-platform';
import { changeSignOutMark, removeToken, storedToken, storeToken } from './token-store';

const platform = testPlatform();
let reload: MockInstance<() => void>;

beforeEach(() => {
  reload = vi.spyOn(browserLocation, 'reload').mockImplementation(() => {});
  const stop = watchOtherTabs();
  return () => {
    stop();
    document.documentElement.style.visibility = '';
  };
});

/** Actions of another tab; the tests decide when their events arrive. */
const elsewhere = {
  signOut() {
    removeToken();
    changeSignOutMark();
  },
  signIn(userId: number) {
    setCookie(tokenOf(userId));
    storeToken(tokenOf(userId));
  },
};

async function signedInAs(userId: number): Promise<void> {
  storeToken(tokenOf(userId));
  await begin();
  platform.refresh.mockClear();
}

const pageTransition = (type: 'pagehide' | 'pageshow') =>
  window.dispatchEvent(Object.assign(new Event(type), { persisted: true }));

/** How a tab is notified, or wakes up. */
const awakenings: [string, () => void][] = [
  ['a storage event for the token', () => tellStorageEvent('access_token')],
  ['a storage event for the mark', () => tellStorageEvent('signed-out')],
  ['a cleared storage', () => tellStorageEvent(null)],
  ['the tab coming to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the window getting the focus', () => window.dispatchEvent(new Event('focus'))],
  ['the network being back', () => window.dispatchEvent(new Event('online'))],
  ['a frozen page resumed', () => document.dispatchEvent(new Event('resume'))],
  ['a page out of the back-forward cache', () => pageTransition('pageshow')],
  ['a call about to go out', () => void billingRequest('/x')],
];

describe('a sign-out elsewhere', () => {
  it.each(awakenings)(
    'noticed by %s ends this tab’s session immediately and reloads it after two seconds',
    async (_, awake) => {
      await signedInAs(7);
      elsewhere.signOut();
      awake();
      expect(sessionState()).toMatchObject({ status: 'ending', cause: 'sign-out-elsewhere' });
      expect(await renewToken(null)).toBe(false);
      await vi.advanceTimersByTimeAsync(1999);
      expect(reload).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(reload).toHaveBeenCalledTimes(1);
      expect(platform.refresh).not.toHaveBeenCalled();
      expect(platform.others).not.toHaveBeenCalled();
    },
  );

  it.each(awakenings)('is noticed by %s even if the same user has signed in again since', async (_, awake) => {
    await signedInAs(7);
    elsewhere.signOut();
    elsewhere.signIn(7);
    awake();
    expect(sessionState()).toMatchObject({ status: 'ending' });
    expect(storedToken()).not.toBeNull();
  });

  it.each([
    ['a day fast', 86_400_000],
    ['a day slow', -86_400_000],
  ])('is noticed by a tab whose clock is %s', async (_, wrong) => {
    await signedInAs(7);
    vi.setSystemTime(Date.now() + wrong);
    elsewhere.signOut();
    tellStorageEvent('signed-out');
    await vi.advanceTimersByTimeAsync(2000);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('before this tab was opened is ignored', async () => {
    elsewhere.signOut();
    await signedInAs(7);
    tellStorageEvent('signed-out');
    expect(sessionState()).toMatchObject({ status: 'authenticated' });
  });

  it('is ignored by a signed-out tab', async () => {
    forget();
    elsewhere.signOut();
    tellStorageEvent('signed-out');
    expect(sessionState()).toMatchObject({ status: 'unauthenticated' });
    elsewhere.signIn(7);
    tellStorageEvent('access_token');
    expect(sessionState()).toMatchObject({ status: 'authenticated' });
    expect(reload).not.toHaveBeenCalled();
  });

  it('during a refresh leaves nothing stored, even if this tab wasn’t notified', async () => {
    storeToken(tokenOf(7));
    startSession();
    platform.refresh.mockImplementation(async () => {
      elsewhere.signOut();
      setCookie(tokenOf(7));
      return Response.json(signedIn);
    });
    await vi.advanceTimersByTimeAsync(3000);
    expect(storedToken()).toBeNull();
    expect(sessionState()).toMatchObject({ status: 'ending' });
  });
});

describe('another user signing in elsewhere', () => {
  it.each(awakenings)('noticed by %s reloads this tab, and no call is made as that user', async (_, awake) => {
    await signedInAs(7);
    elsewhere.signIn(8);
    awake();
    expect(sessionState()).toMatchObject({ status: 'ending', cause: 'another-person' });
    expect(currentPerson()).toBeUndefined();
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(platform.others).not.toHaveBeenCalled();
  });

  it('never gets the first user’s retried calls', async () => {
    await signedInAs(7);
    platform.others.mockImplementationOnce(async () => {
      elsewhere.signIn(8);
      return Response.json({}, { status: 401 });
    });
    await expect(billingRequest('/x')).rejects.toHaveProperty('status', 401);
    expect(platform.others).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalled();
  });

  it('does so even if the first user’s session had ended', async () => {
    await signedInAs(7);
    forget();
    elsewhere.signIn(8);
    tellStorageEvent('access_token');
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('is noticed when a refresh brings that token', async () => {
    await signedInAs(7);
    platform.renewTo(tokenOf(8));
    await renewToken(storedToken());
    expect(sessionState()).toMatchObject({ status: 'ending', cause: 'another-person' });
  });
});

describe('a token renewed elsewhere', () => {
  it('is used by this tab, too', async () => {
    await signedInAs(7);
    storeToken(tokenOf(7, 5000));
    tellStorageEvent('access_token');
    expect(sessionState()).toHaveProperty('expiresAt', Date.now() + 5_000_000);
    expect(platform.refresh).not.toHaveBeenCalled();
  });

  it('saves this tab a refresh, notified or not, from storage or only the cookie', async () => {
    for (const renewElsewhere of [storeToken, setCookie]) {
      await signedInAs(7);
      await vi.advanceTimersByTimeAsync(2_990_000);
      renewElsewhere(tokenOf(7, 3600));
      await vi.advanceTimersByTimeAsync(10_000);
      expect(platform.refresh).not.toHaveBeenCalled();
      expect(sessionState()).toMatchObject({ status: 'authenticated', expiresAt: Date.now() + 3_590_000 });
    }
  });

  it('that looks expired by this device’s clock makes it ask the platform', async () => {
    await signedInAs(7);
    platform.renewTo(tokenOf(7));
    storeToken(tokenOf(7, -10));
    tellStorageEvent('access_token');
    await vi.advanceTimersByTimeAsync(3000);
    expect(platform.refresh).toHaveBeenCalledTimes(1);
    expect(sessionState()).toMatchObject({ status: 'authenticated' });
  });
});

describe('a tab that was asleep', () => {
  it('renews a token that expired meanwhile', async () => {
    await signedInAs(7);
    vi.setSystemTime(Date.now() + 10_000_000);
    platform.renewTo(tokenOf(7));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1000);
    expect(platform.refresh).toHaveBeenCalledTimes(1);
    expect(sessionState()).toMatchObject({ status: 'authenticated' });
  });

  it.each([
    ['the back-forward cache', () => pageTransition('pagehide'), () => pageTransition('pageshow')],
    ['frozen', () => document.dispatchEvent(new Event('freeze')), () => document.dispatchEvent(new Event('resume'))],
  ])('shows nothing until it knows the user: %s', async (_, sleep, awake) => {
    await signedInAs(7);
    sleep();
    expect(document.documentElement).not.toBeVisible();
    awake();
    expect(document.documentElement).toBeVisible();
  });

  it('reloads when Back restores it after its user signed out', async () => {
    await signedInAs(7);
    const { signOut } = await import('./sign-out');
    vi.spyOn(browserLocation, 'replace').mockImplementation(() => {});
    signOut();
    pageTransition('pagehide');
    pageTransition('pageshow');
    expect(reload).toHaveBeenCalledTimes(1);
    expect(document.documentElement).not.toBeVisible();
  });
});
