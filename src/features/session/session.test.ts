/** The session's store: what ends it, what does not, and that one refresh serves everybody (decision 3). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { billingRequest, setBaseAddresses } from '@/api/backends';
import { setRunnerHooks } from '@/api/http';
import { browserLocation } from '@/lib/browser/location';
import { watchOtherTabs } from './other-tabs';
import { currentPerson, forget, renewToken, sessionReady, sessionState, startSession } from './session';
import { hasUnfinishedSignOut, signOut } from './sign-out';
import { storedToken, storeToken, takeArrivingToken } from './token-store';

const at = new Date('2026-03-09T15:00:00Z');
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token of a person, with so many seconds left. */
function token(userId: number, secondsLeft = 3600): string {
  const exp = Math.floor(Date.now() / 1000) + secondsLeft;
  return `${encode({ alg: 'HS256' })}.${encode({ 'inf:loginid': userId, 'inf:clientid': 1, exp })}.c2ln`;
}

const refreshed = { success: true, hasError: false, errorDescription: null, signedOut: false };
const refresh = vi.fn<() => Promise<Response>>();
const others = vi.fn<(request: { token: string | null }) => Response>();

beforeEach(() => {
  vi.useFakeTimers({ now: at, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  refresh.mockReset().mockImplementation(async () => Response.json(refreshed));
  others.mockReset().mockImplementation(() => Response.json({}));
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const token = new Headers(init.headers).get('authorization')?.slice('Bearer '.length) ?? null;
    return url.includes('/account/refresh') ? refresh() : others({ token });
  });
  const address = 'https://platform.benchfile.example';
  setBaseAddresses({ platform: address, billing: address, filing: address, integration: address, docketSync: address });
  setRunnerHooks({ accessToken: storedToken, renewToken });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: what the platform would do.
  document.cookie = 'access_token=; path=/; max-age=0';
});

async function begin() {
  startSession();
  const ready = sessionReady();
  await vi.advanceTimersByTimeAsync(3000);
  return ready;
}

function setCookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: what the platform would do.
  document.cookie = `access_token=${value}; path=/`;
}

describe('on load', () => {
  it('the refreshed token of the cookie is stored', async () => {
    const fresh = token(7);
    refresh.mockImplementation(async () => {
      setCookie(fresh);
      return Response.json(refreshed);
    });
    expect(await begin()).toMatchObject({ status: 'authenticated', person: { userId: 7 } });
    expect(storedToken()).toBe(fresh);
  });

  it.each([
    ['a 401', () => Response.json({}, { status: 401 })],
    ['signedOut', () => Response.json({ ...refreshed, success: false, signedOut: true })],
  ])('%s ends the session', async (_, answer) => {
    storeToken(token(7));
    refresh.mockImplementation(async () => answer());
    expect(await begin()).toEqual({ status: 'unauthenticated' });
    expect(storedToken()).toBeNull();
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a 500', async () => Response.json({}, { status: 500 })],
    ['broken JSON', async () => new Response('{', { headers: { 'content-type': 'application/json' } })],
    ['hasError', async () => Response.json({ ...refreshed, success: false, hasError: true })],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is tried again, and signs nobody out', async (_, answer) => {
    const good = token(7);
    storeToken(good);
    refresh.mockImplementation(answer);
    expect(await begin()).toMatchObject({ status: 'authenticated' });
    expect(storedToken()).toBe(good);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it('a platform that does not answer, without a good token, leaves the session unavailable until it does', async () => {
    storeToken(token(7, -10));
    refresh.mockImplementation(async () => Response.json({}, { status: 503 }));
    expect(await begin()).toMatchObject({ status: 'unavailable' });
    refresh.mockImplementation(async () => {
      setCookie(token(7));
      return Response.json(refreshed);
    });
    const ready = sessionReady();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await ready).toMatchObject({ status: 'authenticated' });
  });
});

describe('a refused token', () => {
  it('is refreshed once for twenty calls that were refused together', async () => {
    storeToken(token(7, 3000));
    await begin();
    const fresh = token(7, 3600);
    refresh.mockClear().mockImplementation(async () => {
      setCookie(fresh);
      return Response.json(refreshed);
    });
    others.mockImplementation(({ token }) => Response.json({}, { status: token === fresh ? 200 : 401 }));
    await Promise.all(Array.from({ length: 20 }, () => billingRequest('/x')));
    expect(refresh).toHaveBeenCalledTimes(1);
  });

  it('that another call has renewed meanwhile is not renewed again', async () => {
    storeToken(token(7));
    await begin();
    refresh.mockClear();
    expect(await renewToken(token(7, 5))).toBe(true);
    expect(refresh).not.toHaveBeenCalled();
  });

  it('of nobody is not renewed', async () => {
    refresh.mockImplementation(async () => Response.json({}, { status: 401 }));
    await begin();
    refresh.mockClear();
    expect(await renewToken(null)).toBe(false);
    expect(refresh).not.toHaveBeenCalled();
  });
});

it('asks for a new token when the present one has ten minutes left', async () => {
  storeToken(token(7, 3600));
  startSession();
  await vi.advanceTimersByTimeAsync(1000);
  refresh.mockClear();
  await vi.advanceTimersByTimeAsync(2_990_000);
  expect(refresh).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it('stores nothing from a refresh that ends after a logout', async () => {
  storeToken(token(7));
  await begin();
  let answer = (_: Response) => {};
  refresh.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const renewed = renewToken(storedToken());
  forget();
  setCookie(token(7));
  answer(Response.json(refreshed));
  expect(await renewed).toBe(false);
  expect(storedToken()).toBeNull();
});

describe('a token in the address', () => {
  const arriveAt = (address: string) => {
    window.history.replaceState(null, '', address);
    takeArrivingToken();
  };

  it('is kept, and gone from the address', () => {
    const arriving = token(7);
    arriveAt(`/app/orders?state=IL&token=${arriving}&tempAuthId=#top`);
    expect(storedToken()).toBe(arriving);
    expect(`${location.pathname}${location.search}${location.hash}`).toBe('/app/orders?state=IL#top');
  });

  it('that is no good is gone too, and the stored one stays', () => {
    const good = token(7);
    storeToken(good);
    arriveAt(`/app/?_token=${token(8, -1)}`);
    expect(storedToken()).toBe(good);
    expect(location.search).toBe('');
  });

  it('wins over whoever is signed in on the platform’s own pages', async () => {
    setCookie(token(1));
    arriveAt(`/app/?token=${token(7)}`);
    refresh.mockImplementation(async () => {
      setCookie(token(1, 3000));
      return Response.json(refreshed);
    });
    await begin();
    expect(currentPerson()).toHaveProperty('userId', 7);
  });

  it('missing, the cookie’s token is newer than the stored one', () => {
    storeToken(token(1));
    setCookie(token(2));
    arriveAt('/app/');
    expect(storedToken()).toBe(token(2));
  });
});

describe('other tabs', () => {
  /** What the browser tells this tab when another one has changed the storage. */
  const changed = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));

  it('that sign out make this one reload after two seconds, and ask for nothing until then', async () => {
    const reload = vi.spyOn(browserLocation, 'reload').mockImplementation(() => {});
    const stop = watchOtherTabs();
    storeToken(token(7));
    await begin();
    refresh.mockClear();
    localStorage.clear();
    changed('access_token');
    expect(sessionState()).toEqual({ status: 'ending' });
    expect(await renewToken(null)).toBe(false);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1999);
    expect(reload).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
    stop();
  });

  it('that sign another person in make this one that person’s', async () => {
    const stop = watchOtherTabs();
    storeToken(token(7));
    await begin();
    storeToken(token(8));
    changed('access_token');
    expect(currentPerson()).toHaveProperty('userId', 8);
    stop();
  });
});

it('signing out forgets the token and goes to the platform, which comes back', async () => {
  const replace = vi.spyOn(browserLocation, 'replace').mockImplementation(() => {});
  storeToken(token(7));
  setCookie(token(7));
  await begin();
  signOut();
  expect(storedToken()).toBeNull();
  expect(document.cookie).not.toContain('access_token');
  expect(sessionState()).toEqual({ status: 'ending' });
  const address = new URL(replace.mock.calls[0]?.[0] ?? '');
  expect(`${address.origin}${address.pathname}`).toBe('https://platform.benchfile.example/account/logout');
  expect(address.searchParams.get('returnUrl')).toBe('http://localhost:5173/app/logout-redirect');
  expect(hasUnfinishedSignOut()).toBe(true);
  expect(hasUnfinishedSignOut()).toBe(false);
});
