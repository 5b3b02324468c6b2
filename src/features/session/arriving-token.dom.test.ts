/** Tokens in an address, users launched by them, and devices whose clock is wrong. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { toasts } from '@/lib/ui/toast';
import { watchOtherTabs } from './other-tabs';
import { becomeArriving, forget, sessionReady, stayPresent } from './session';
import { currentPerson, sessionState } from './session-state';
import { planSignIn } from './sign-in';
import { begin, setCookie, signedIn, tellStorageEvent, testPlatform, tokenOf } from './test-platform';
import { storedToken, storeToken, takeArrivedTempAuthId, takeArrivingToken } from './token-store';

const platform = testPlatform();
const [nora, leo] = [1, 7];

beforeEach(() => {
  for (const { id } of toasts.snapshot()) toasts.remove(id);
});

function arriveAt(address: string): string {
  window.history.replaceState({ key: 'kept' }, '', address);
  takeArrivingToken();
  return `${location.pathname}${location.search}${location.hash}`;
}

const launchedAs = () => localStorage.getItem('launched-as');
const told = () => toasts.snapshot().map(({ title }) => title);

/** No one signed this token. */
function forged(userId: number, claims = {}): string {
  const [, payload] = tokenOf(userId, 3600, claims).split('.');
  return `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`;
}

/** By the platform's clock, which this device's may be ahead of. */
function isOver(token: string, ahead = 0): boolean {
  const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  return exp <= Date.now() / 1000 - ahead;
}

/**
 * The platform as it is: it accepts signed tokens by themselves until they expire, and with a cookie answers for the
 * cookie's person.
 */
function answerAsThePlatform(ahead = 0) {
  const questions: { token: string | null; credentials: RequestCredentials | undefined }[] = [];
  platform.refresh.mockImplementation(async ({ headers, credentials }) => {
    const token = new Headers(headers).get('authorization')?.slice('Bearer '.length) ?? null;
    questions.push({ token, credentials });
    const hasCookie = credentials !== 'omit' && document.cookie.includes('access_token=');
    return hasCookie || (token?.endsWith('.c2ln') && !isOver(token, ahead))
      ? Response.json(signedIn)
      : Response.json({}, { status: 401 });
  });
  return questions;
}

describe('a token in the address', () => {
  it('is removed from the address, which otherwise stays unchanged', () => {
    const entries = history.length;
    expect(arriveAt(`/app/orders?status=a,b&q=%C3%A9+%20!&token=${tokenOf(leo)}&tempAuthId=&x#top?token=1`)).toBe(
      '/app/orders?status=a,b&q=%C3%A9+%20!&x#top?token=1',
    );
    expect(arriveAt(`/app/?%74oken=${tokenOf(leo)}&q=1&%5Ftok%65n=x&tempAuth%49d=y`)).toBe('/app/?q=1');
    expect([history.state, history.length]).toEqual([{ key: 'kept' }, entries]);
  });

  it('is stored once the platform has accepted it by itself, without the cookie', async () => {
    const arriving = tokenOf(leo);
    const questions = answerAsThePlatform();
    arriveAt(`/app/?token=${arriving}`);
    expect([storedToken(), launchedAs()]).toEqual([null, null]);
    expect(await begin()).toMatchObject({ status: 'authenticated', person: { userId: leo }, isConfirmed: true });
    expect([storedToken(), launchedAs()]).toEqual([arriving, String(leo)]);
    expect(questions[0]).toEqual({ token: arriving, credentials: 'omit' });
  });

  it.each([
    ['that nobody signed', () => forged(leo, { name: 'Call 555-0100' })],
    ['that has expired', () => tokenOf(leo, -1)],
    ['that cannot be read', () => 'opaque'],
  ])('%s is discarded, and the present session continues', async (_, arrive) => {
    const arriving = arrive();
    const good = tokenOf(nora, 3600, { name: 'Nora Marlow' });
    storeToken(good);
    setCookie(good);
    answerAsThePlatform();
    expect(arriveAt(`/app/?_token=${arriving}`)).toBe('/app/');
    expect(await begin()).toMatchObject({ status: 'authenticated', person: { userId: nora }, isConfirmed: true });
    expect([storedToken(), launchedAs()]).toEqual([good, null]);
    expect(told()).toEqual(['You’re still signed in as Nora Marlow']);
    expect(platform.others).not.toHaveBeenCalledWith(arriving);
  });

  it('that nobody signed signs nobody in: the person is told on the sign-in page', async () => {
    answerAsThePlatform();
    arriveAt(`/app/?token=${forged(leo)}`);
    expect(await begin()).toMatchObject({ status: 'unauthenticated' });
    expect([storedToken(), launchedAs()]).toEqual([null, null]);
    expect(planSignIn('/app/')).toHaveProperty('isAfterDiscardedToken', true);
    expect(told()).toEqual([]);
  });

  it('that is the person’s own, and expired, is discarded without a word', async () => {
    storeToken(tokenOf(nora));
    answerAsThePlatform();
    arriveAt(`/app/?token=${tokenOf(nora, -1)}`);
    expect(await begin()).toMatchObject({ status: 'authenticated', person: { userId: nora } });
    expect(told()).toEqual([]);
  });

  it('isn’t stored while the platform is silent: the present session continues', async () => {
    const good = tokenOf(nora);
    storeToken(good);
    platform.refresh.mockImplementation(async () => Response.json({}, { status: 503 }));
    arriveAt(`/app/?token=${tokenOf(leo)}`);
    await begin();
    await vi.advanceTimersByTimeAsync(3000);
    expect(sessionState()).toMatchObject({ status: 'authenticated', person: { userId: nora } });
    expect([storedToken(), launchedAs()]).toEqual([good, null]);
  });

  it('is tried again when nobody is signed in and the platform was silent', async () => {
    platform.refresh.mockImplementation(async () => Response.json({}, { status: 503 }));
    arriveAt(`/app/?token=${tokenOf(leo)}`);
    expect(await begin()).toMatchObject({ status: 'unavailable' });
    expect(storedToken()).toBeNull();
    answerAsThePlatform();
    const ready = sessionReady();
    await vi.advanceTimersByTimeAsync(0);
    expect(await ready).toMatchObject({ status: 'authenticated', person: { userId: leo } });
  });

  it('of the present person replaces the stored one without a question', async () => {
    storeToken(tokenOf(leo, 3000));
    const arriving = tokenOf(leo);
    answerAsThePlatform();
    arriveAt(`/app/?token=${arriving}`);
    expect(await begin()).toMatchObject({ status: 'authenticated', person: { userId: leo } });
    expect(storedToken()).toBe(arriving);
  });

  it('that arrives while the person signs out elsewhere signs nobody in', async () => {
    storeToken(tokenOf(nora));
    platform.refresh.mockImplementation(async () => {
      localStorage.setItem('signed-out', '1');
      return Response.json(signedIn);
    });
    arriveAt(`/app/?token=${tokenOf(leo)}`);
    expect(await begin()).toMatchObject({ status: 'ending', cause: 'sign-out-elsewhere' });
    expect(launchedAs()).toBeNull();
  });

  it('if missing, a valid cookie token replaces the stored one', () => {
    storeToken(tokenOf(1));
    setCookie(tokenOf(2));
    arriveAt('/app/');
    expect(storedToken()).toBe(tokenOf(2));
    setCookie('%zz');
    arriveAt('/app/');
    expect(storedToken()).toBe(tokenOf(2));
  });
});

describe('a temporary-auth ID', () => {
  it('is passed to the sign-in page, once', () => {
    arriveAt('/app/login?tempAuthId=opaque&returnPath=/orders');
    expect([takeArrivedTempAuthId(), takeArrivedTempAuthId()]).toEqual(['opaque', undefined]);
  });

  it('signs nobody in later if someone was signed in when it arrived', async () => {
    storeToken(tokenOf(nora));
    answerAsThePlatform();
    arriveAt('/app/login?tempAuthId=opaque');
    expect(await begin()).toMatchObject({ status: 'authenticated', person: { userId: nora } });
    forget();
    expect(planSignIn('/app/').address).not.toContain('tempAuthId');
  });
});

describe('a link with another person’s token', () => {
  let present = '';

  async function follow(address = '/app/orders?token=') {
    present = tokenOf(nora, 3600, { name: 'Nora Marlow' });
    storeToken(present);
    setCookie(present);
    answerAsThePlatform();
    arriveAt(`${address}${tokenOf(leo, 3600, { name: 'Leo Whitlock' })}`);
    return begin();
  }

  it.each(['/app/orders?token=', '/app/login?tempAuthId='])('at %s asks, and changes nothing meanwhile', async (at) => {
    const state = await follow(at);
    expect(state).toMatchObject({ status: 'choosing', present: { userId: nora }, arriving: { userId: leo } });
    expect([storedToken(), launchedAs()]).toEqual([present, null]);
    let isKnown = false;
    void sessionReady().then(() => (isKnown = true));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(isKnown).toBe(false);
  });

  it('leaves the present person signed in if they stay', async () => {
    await follow();
    stayPresent();
    await vi.advanceTimersByTimeAsync(0);
    expect(sessionState()).toMatchObject({ status: 'authenticated', person: { userId: nora }, isConfirmed: true });
    expect([storedToken(), launchedAs()]).toEqual([present, null]);
  });

  it('signs in the other person if they switch', async () => {
    await follow();
    becomeArriving();
    expect(sessionState()).toMatchObject({ status: 'authenticated', person: { userId: leo }, isConfirmed: true });
    expect(launchedAs()).toBe(String(leo));
    arriveAt('/app/');
    await begin();
    expect(currentPerson()).toHaveProperty('userId', leo);
  });

  it('signs in nobody if the token expires before they decide', async () => {
    await follow();
    vi.setSystemTime(Date.now() + 3_700_000);
    platform.renewTo(tokenOf(nora));
    becomeArriving();
    await vi.advanceTimersByTimeAsync(3000);
    expect(sessionState()).toMatchObject({ status: 'authenticated', person: { userId: nora } });
  });

  describe('while another tab', () => {
    beforeEach(watchOtherTabs);

    function storeElsewhere(token: string) {
      setCookie(token);
      storeToken(token);
      tellStorageEvent('access_token');
    }

    it('renews the present person’s token, still asks', async () => {
      await follow();
      storeElsewhere(tokenOf(nora, 4000));
      expect(sessionState()).toMatchObject({ status: 'choosing', present: { userId: nora } });
    });

    it('signs in a third person, asks them', async () => {
      await follow();
      storeElsewhere(tokenOf(9));
      expect(sessionState()).toMatchObject({ status: 'choosing', present: { userId: 9 }, arriving: { userId: leo } });
    });

    it('switches, asks nobody', async () => {
      await follow();
      storeElsewhere(tokenOf(leo));
      await vi.advanceTimersByTimeAsync(3000);
      expect(sessionState()).toMatchObject({ status: 'authenticated', person: { userId: leo } });
    });

    it('signs out, ends this page, too', async () => {
      await follow();
      localStorage.setItem('signed-out', '1');
      tellStorageEvent('signed-out');
      expect(sessionState()).toMatchObject({ status: 'ending', cause: 'sign-out-elsewhere' });
    });
  });
});

describe('a frame launched for someone else than the other tabs’ person', () => {
  let present = '';

  async function launch() {
    vi.spyOn(window, 'top', 'get').mockReturnValue(null);
    present = tokenOf(nora);
    storeToken(present);
    setCookie(present);
    const questions = answerAsThePlatform();
    arriveAt(`/app/?token=${tokenOf(leo, 3600, { name: 'Leo Whitlock' })}`);
    await begin();
    return questions;
  }

  it('belongs to the launched person, also after a reload, and says so', async () => {
    await launch();
    expect(currentPerson()).toHaveProperty('userId', leo);
    expect(told()).toEqual(['You’re working as Leo Whitlock']);
    arriveAt('/app/');
    await begin();
    expect(currentPerson()).toHaveProperty('userId', leo);
  });

  it('leaves the other tabs’ session alone, even when its own ends', async () => {
    await launch();
    const shared = () => [localStorage.getItem('access_token'), launchedAs(), document.cookie];
    const before = [present, null, `access_token=${present}`];
    expect(shared()).toEqual(before);
    forget();
    expect([storedToken(), ...shared()]).toEqual([null, ...before]);
    arriveAt('/app/');
    expect(await begin()).toMatchObject({ status: 'unauthenticated' });
    expect(shared()).toEqual(before);
  });

  it('is checked without the other person’s cookie, which would answer for it', async () => {
    const questions = await launch();
    questions.length = 0;
    arriveAt('/app/');
    await begin();
    expect(questions).toEqual([{ token: expect.stringContaining('.'), credentials: 'omit' }]);
  });

  it('shares its session again once it is launched for the same person', async () => {
    await launch();
    const relaunch = tokenOf(nora, 3700);
    arriveAt(`/app/?token=${relaunch}`);
    await begin();
    expect(localStorage.getItem('access_token')).toBe(relaunch);
  });
});

describe.each([
  ['two hours fast', 7200],
  ['two hours slow', -7200],
])('a device whose clock is %s', (_, ahead) => {
  /** A token by the platform's clock. */
  const issued = (secondsLeft: number, claims = {}) =>
    tokenOf(7, secondsLeft - ahead, { iat: Math.floor(Date.now() / 1000) - ahead, ...claims });

  /** The platform keeps a token that is valid by its clock, unless forced. */
  function keepOneToken(claims = {}) {
    platform.refresh.mockImplementation(async () => {
      const isForced = platform.refresh.mock.calls.length > 1;
      if (isForced) setCookie(issued(3600, claims));
      return Response.json(signedIn);
    });
  }

  it.each([
    ['', {}],
    [', with tokens that do not say when they were issued', { iat: undefined }],
  ])('signs in, and renews in time%s', async (_, claims) => {
    keepOneToken(claims);
    setCookie(issued(3590, claims));
    arriveAt('/app/');
    const session = await begin();
    expect(session).toMatchObject({ status: 'authenticated' });
    if (ahead < 0) return;
    expect(session).toHaveProperty('expiresAt', expect.closeTo(Date.now() + 3_600_000, -4));
    expect(platform.refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(2_990_000);
    expect(platform.refresh).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(platform.refresh).toHaveBeenCalledTimes(3);
  });

  it('is launched by a token that is valid by the platform’s clock', async () => {
    answerAsThePlatform(ahead);
    const arriving = issued(3590);
    arriveAt(`/app/?token=${arriving}`);
    expect(await begin()).toMatchObject({ status: 'authenticated', person: { userId: leo }, isConfirmed: true });
    expect([storedToken(), launchedAs()]).toEqual([arriving, String(leo)]);
    if (ahead > 0) expect(sessionState()).toHaveProperty('expiresAt', expect.closeTo(Date.now() + 3_590_000, -4));
  });

  it('discards a token that has expired by the platform’s clock', async () => {
    answerAsThePlatform(ahead);
    arriveAt(`/app/?token=${issued(-10)}`);
    expect(await begin()).toMatchObject({ status: 'unauthenticated' });
    expect([storedToken(), launchedAs()]).toEqual([null, null]);
  });

  it('remembers the offset over a reload, until the clock is set', async () => {
    keepOneToken();
    setCookie(issued(3590));
    arriveAt('/app/');
    await begin();
    platform.refresh.mockClear();
    arriveAt('/app/');
    expect(await begin()).toMatchObject({ status: 'authenticated' });
    expect(platform.refresh).toHaveBeenCalledTimes(1);
    vi.setSystemTime(Date.now() - ahead * 1000);
    platform.renewTo(tokenOf(7, 3600));
    const session = await begin();
    expect(session).toHaveProperty('expiresAt', expect.closeTo(Date.now() + 3_600_000, -4));
  });
});
