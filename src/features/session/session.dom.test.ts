/** The session store: what ends the session, and that all callers share one refresh (decision 3). */
import { describe, expect, it, vi } from 'vitest';
import { billingRequest } from '@/api/backends';
import { forget, renewToken, sessionReady, startSession } from './session';
import { currentPerson, sessionState, subscribeToSession } from './session-state';
import { begin, setCookie, signedIn, testPlatform, tokenOf } from './test-platform';
import { storedToken, storeToken } from './token-store';

const platform = testPlatform();
const answers =
  (body: unknown, status = 200) =>
  async () =>
    Response.json(body, { status });

describe('on load', () => {
  it('the refreshed token from the cookie is stored', async () => {
    const fresh = tokenOf(7);
    platform.renewTo(fresh);
    expect(await begin()).toMatchObject({ status: 'authenticated', person: { userId: 7 }, isEmbedded: false });
    expect(storedToken()).toBe(fresh);
  });

  it.each([
    ['a 401', answers({}, 401)],
    ['a 401 without JSON', async () => new Response('<h1>Sign in</h1>', { status: 401 })],
    ['signedOut', answers({ ...signedIn, success: false, signedOut: true })],
  ])('%s ends the session, and removes the tokens', async (_, answer) => {
    storeToken(tokenOf(7));
    setCookie(tokenOf(7));
    platform.refresh.mockImplementation(answer);
    expect(await begin()).toEqual({ status: 'unauthenticated', isEmbedded: false });
    expect(storedToken()).toBeNull();
    expect(document.cookie).toBe('');
    expect(platform.refresh).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['a 500', answers({}, 500)],
    ['a 403', answers({}, 403)],
    ['broken JSON', async () => new Response('{', { headers: { 'content-type': 'application/json' } })],
    ['HTML', async () => new Response('<p>Back soon</p>', { headers: { 'content-type': 'text/html' } })],
    ['an empty answer', async () => new Response(null, { status: 204 })],
    ['null', answers(null)],
    ['hasError', answers({ ...signedIn, success: false, hasError: true })],
    ['no network', async () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('%s is retried, without signing out', async (_, answer) => {
    const good = tokenOf(7);
    storeToken(good);
    platform.refresh.mockImplementation(answer);
    expect(await begin()).toMatchObject({ status: 'authenticated' });
    expect(storedToken()).toBe(good);
    expect(platform.refresh).toHaveBeenCalledTimes(3);
  });

  it('a silent platform is tried three times for fifteen seconds; with a valid token the page starts after three', async () => {
    storeToken(tokenOf(7));
    const isAborted: boolean[] = [];
    platform.refresh.mockImplementation(
      ({ signal }) =>
        new Promise((_, reject) => {
          const attempt = isAborted.push(false) - 1;
          signal?.addEventListener('abort', () => {
            isAborted[attempt] = true;
            reject(new DOMException('', 'AbortError'));
          });
        }),
    );
    startSession();
    void sessionReady();
    await vi.advanceTimersByTimeAsync(2999);
    expect(sessionState()).toMatchObject({ status: 'authenticated', isConfirmed: false });
    await vi.advanceTimersByTimeAsync(1);
    expect(sessionState()).toMatchObject({ status: 'authenticated', isConfirmed: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isAborted).toEqual([true, true, true]);
    expect(sessionState()).toMatchObject({ status: 'authenticated' });
  });

  it('without a valid token, the session is unavailable until the platform responds', async () => {
    storeToken(tokenOf(7, -10));
    platform.refresh.mockImplementation(answers({}, 503));
    expect(await begin()).toMatchObject({ status: 'unavailable' });
    platform.renewTo(tokenOf(7));
    const ready = sessionReady();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await ready).toMatchObject({ status: 'authenticated' });
  });

  it('success without a readable token is not a sign-in', async () => {
    expect(await begin()).toMatchObject({ status: 'unauthenticated' });
    expect(platform.refresh).toHaveBeenCalledTimes(2);
  });

  it('a token in a frame is marked as such', async () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue(null);
    storeToken(tokenOf(7));
    expect(await begin()).toMatchObject({ status: 'authenticated', isEmbedded: true });
  });
});

describe('a stored token, before the platform responds', () => {
  /** The platform's response when `answer` is called. */
  function heldPlatform() {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    platform.refresh.mockImplementation(() => answered);
    return (body: unknown) => answer(Response.json(body));
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('serves calls if valid for more than 600 s, but confirms no user before the response', async () => {
    const stored = tokenOf(7, 601);
    storeToken(stored);
    const answer = heldPlatform();
    startSession();
    expect(await sessionReady()).toMatchObject({ status: 'authenticated', person: { userId: 7 }, isConfirmed: false });
    await billingRequest('/x');
    expect(platform.others).toHaveBeenCalledExactlyOnceWith(stored);
    expect(platform.refresh).toHaveBeenCalledTimes(1);
    answer(signedIn);
    await settle();
    expect(sessionState()).toMatchObject({ status: 'authenticated', isConfirmed: true });
  });

  it.each([
    ['with 600 s left', 600],
    ['without an end', null],
    ['that is over', -1],
  ])('%s waits for the response', async (_, secondsLeft) => {
    storeToken(tokenOf(7, secondsLeft));
    heldPlatform();
    startSession();
    await settle();
    expect(sessionState()).toMatchObject({ status: 'loading' });
  });

  it('of an ended session ends it, without confirming a user', async () => {
    storeToken(tokenOf(7));
    const answer = heldPlatform();
    const seen: unknown[] = [];
    startSession();
    const stop = subscribeToSession((state) => seen.push('isConfirmed' in state ? state.isConfirmed : state.status));
    answer({ ...signedIn, success: false, signedOut: true });
    await settle();
    stop();
    expect(seen).toEqual(['unauthenticated']);
    expect(storedToken()).toBeNull();
  });

  it('of a user other than the platform’s ends the page, and is never confirmed', async () => {
    storeToken(tokenOf(7));
    platform.renewTo(tokenOf(8));
    const seen: unknown[] = [];
    startSession();
    const stop = subscribeToSession((state) => seen.push('isConfirmed' in state ? state.isConfirmed : state));
    await settle();
    stop();
    expect(seen).toEqual([{ status: 'ending', cause: 'another-person', isEmbedded: false }]);
  });

  it('that expires before the platform is reached is not confirmed: the session is unavailable', async () => {
    storeToken(tokenOf(7, 700));
    platform.refresh.mockImplementation(answers({}, 503));
    startSession();
    vi.setSystemTime(Date.now() + 701_000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(sessionState()).toMatchObject({ status: 'unavailable' });
  });

  it('that expires meanwhile is replaced by the platform’s new one', async () => {
    storeToken(tokenOf(7, 700));
    startSession();
    vi.setSystemTime(Date.now() + 701_000);
    const fresh = tokenOf(7);
    platform.renewTo(fresh);
    await vi.advanceTimersByTimeAsync(3000);
    expect(sessionState()).toMatchObject({ status: 'authenticated', isConfirmed: true });
    expect(storedToken()).toBe(fresh);
  });
});

describe('a rejected token', () => {
  it('is refreshed once for twenty rejected calls, each repeated once', async () => {
    storeToken(tokenOf(7, 3000));
    await begin();
    const fresh = tokenOf(7, 3600);
    platform.refresh.mockClear();
    platform.renewTo(fresh);
    platform.others.mockImplementation(async (token) => Response.json({}, { status: token === fresh ? 200 : 401 }));
    await Promise.all(Array.from({ length: 20 }, () => billingRequest('/x')));
    expect(platform.refresh).toHaveBeenCalledTimes(1);
    expect(platform.others).toHaveBeenCalledTimes(40);
  });

  it('already renewed by another call is not renewed again', async () => {
    storeToken(tokenOf(7));
    await begin();
    platform.refresh.mockClear();
    expect(await renewToken(tokenOf(7, 5))).toBe(true);
    expect(platform.refresh).not.toHaveBeenCalled();
  });

  it('forces a new token, even during a refresh that might keep the old one', async () => {
    const refused = tokenOf(7, 500);
    storeToken(refused);
    startSession();
    const renewed = renewToken(refused);
    platform.refresh.mockImplementationOnce(answers(signedIn)).mockImplementationOnce(async () => {
      setCookie(tokenOf(7));
      return Response.json(signedIn);
    });
    expect(await renewed).toBe(true);
    expect(platform.refresh).toHaveBeenCalledTimes(2);
  });

  it('that the platform does not replace fails the call, and the user stays signed in', async () => {
    const refused = tokenOf(7);
    storeToken(refused);
    await begin();
    expect(await renewToken(refused)).toBe(false);
    expect(sessionState()).toMatchObject({ status: 'authenticated' });
  });

  it('without a user is not renewed', async () => {
    platform.refresh.mockImplementation(answers({}, 401));
    await begin();
    platform.refresh.mockClear();
    expect(await renewToken(null)).toBe(false);
    expect(platform.refresh).not.toHaveBeenCalled();
  });

  it('that expires while the platform is silent doesn’t sign the user out', async () => {
    storeToken(tokenOf(7, 700));
    await begin();
    platform.refresh.mockImplementation(answers({}, 502));
    await vi.advanceTimersByTimeAsync(800_000);
    const renewed = renewToken(storedToken());
    await vi.advanceTimersByTimeAsync(3000);
    expect(await renewed).toBe(false);
    expect(sessionState()).toMatchObject({ status: 'authenticated', person: { userId: 7 } });
    platform.renewTo(tokenOf(7, 4500));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await renewToken(tokenOf(7, -100))).toBe(true);
  });
});

describe('a token near expiration', () => {
  it('is renewed with ten minutes left', async () => {
    storeToken(tokenOf(7, 3600));
    await begin();
    platform.refresh.mockClear();
    await vi.advanceTimersByTimeAsync(2_996_000);
    expect(platform.refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(platform.refresh).toHaveBeenCalledTimes(1);
  });

  it('is renewed once for twenty calls at ten minutes, which don’t wait', async () => {
    storeToken(tokenOf(7, 3600));
    await begin();
    const old = storedToken();
    platform.refresh.mockClear();
    platform.renewTo(tokenOf(7, 7200));
    // The timer of a background tab is late; its calls aren't.
    vi.setSystemTime(Date.now() + 2_997_000);
    await Promise.all(Array.from({ length: 20 }, () => billingRequest('/x')));
    expect(platform.others.mock.calls).toEqual(Array.from({ length: 20 }, () => [old]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(platform.refresh).toHaveBeenCalledTimes(1);
    expect(storedToken()).not.toBe(old);
  });

  it.each([
    ['that the platform keeps', 500],
    ['without an end', null],
  ])('%s is not requested with every call', async (_, secondsLeft) => {
    storeToken(tokenOf(7, secondsLeft));
    expect(await begin()).toMatchObject({ status: 'authenticated' });
    platform.refresh.mockClear();
    for (let call = 0; call < 20; call++) await billingRequest('/x');
    expect(platform.refresh).not.toHaveBeenCalled();
  });

  it('has an expiration time, if any', async () => {
    storeToken(tokenOf(7, 3600));
    expect(await begin()).toHaveProperty('expiresAt', Date.parse('2026-03-09T16:00:00Z'));
    storeToken(tokenOf(7, null));
    expect(await begin()).toHaveProperty('expiresAt', undefined);
  });

  it('when renewed, doesn’t notify listeners for the user', async () => {
    storeToken(tokenOf(7));
    await begin();
    const person = currentPerson();
    const told = vi.fn();
    const stop = subscribeToSession(told);
    platform.renewTo(tokenOf(7, 3601));
    await renewToken(storedToken());
    expect(told).toHaveBeenCalled();
    expect(currentPerson()).toBe(person);
    stop();
  });
});

it('stores nothing from a refresh that ends after a sign-out', async () => {
  storeToken(tokenOf(7));
  await begin();
  let answer = (_: Response) => {};
  platform.refresh.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  const renewed = renewToken(storedToken());
  await vi.advanceTimersByTimeAsync(0);
  forget();
  setCookie(tokenOf(7));
  answer(Response.json(signedIn));
  expect(await renewed).toBe(false);
  expect(storedToken()).toBeNull();
});
