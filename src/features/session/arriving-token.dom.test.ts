/** Tokens in an address, users launched by them, and devices whose clock is wrong. */
import { describe, expect, it, vi } from 'vitest';
import { forget } from './session';
import { currentPerson } from './session-state';
import { begin, setCookie, signedIn, testPlatform, tokenOf } from './test-platform';
import { storedToken, storeToken, takeArrivedTempAuthId, takeArrivingToken } from './token-store';

const platform = testPlatform();

function arriveAt(address: string): string {
  window.history.replaceState({ key: 'kept' }, '', address);
  takeArrivingToken();
  return `${location.pathname}${location.search}${location.hash}`;
}

describe('a token in the address', () => {
  it('is stored and removed from the address, which otherwise stays unchanged', () => {
    const arriving = tokenOf(7);
    const entries = history.length;
    expect(arriveAt(`/app/orders?status=a,b&q=%C3%A9+%20!&token=${arriving}&tempAuthId=&x#top?token=1`)).toBe(
      '/app/orders?status=a,b&q=%C3%A9+%20!&x#top?token=1',
    );
    expect(storedToken()).toBe(arriving);
    expect([history.state, history.length]).toEqual([{ key: 'kept' }, entries]);
  });

  it('that is invalid is also removed, and the stored one kept', () => {
    const good = tokenOf(7);
    storeToken(good);
    expect(arriveAt(`/app/?_token=${tokenOf(8, -1)}`)).toBe('/app/');
    expect(storedToken()).toBe(good);
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

  it('that signs in a new user is passed to the sign-in page, once', () => {
    arriveAt('/app/login?tempAuthId=opaque&returnPath=/orders');
    expect([takeArrivedTempAuthId(), takeArrivedTempAuthId()]).toEqual(['opaque', undefined]);
  });
});

describe('a user launched by an address', () => {
  const signedInOnThePlatform = 1;

  async function launch() {
    setCookie(tokenOf(signedInOnThePlatform));
    arriveAt(`/app/?token=${tokenOf(7)}`);
    platform.renewTo(tokenOf(signedInOnThePlatform, 3000));
    await begin();
  }

  it('stays that user after a reload, even if someone else is signed in on the platform’s own pages', async () => {
    await launch();
    expect(currentPerson()).toHaveProperty('userId', 7);
    arriveAt('/app/');
    await begin();
    expect(currentPerson()).toHaveProperty('userId', 7);
  });

  it('is gone when that session ends', async () => {
    await launch();
    forget();
    setCookie(tokenOf(signedInOnThePlatform));
    arriveAt('/app/');
    await begin();
    expect(currentPerson()).toHaveProperty('userId', signedInOnThePlatform);
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
  function answerAsThePlatform(claims = {}) {
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
    answerAsThePlatform(claims);
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

  it('remembers the offset over a reload, until the clock is set', async () => {
    answerAsThePlatform();
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
