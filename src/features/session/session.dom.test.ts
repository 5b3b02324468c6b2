/** The session's store: what ends it, what does not, and that one refresh serves everybody (decision 3). */
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
  it('the refreshed token of the cookie is stored', async () => {
    const fresh = tokenOf(7);
    platform.renewTo(fresh);
    expect(await begin()).toMatchObject({ status: 'authenticated', person: { userId: 7 }, isEmbedded: false });
    expect(storedToken()).toBe(fresh);
  });

  it.each([
    ['a 401', answers({}, 401)],
    ['a 401 without JSON', async () => new Response('<h1>Sign in</h1>', { status: 401 })],
    ['signedOut', answers({ ...signedIn, success: false, signedOut: true })],
  ])('%s ends the session, and takes the tokens', async (_, answer) => {
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
  ])('%s is tried again, and signs nobody out', async (_, answer) => {
    const good = tokenOf(7);
    storeToken(good);
    platform.refresh.mockImplementation(answer);
    expect(await begin()).toMatchObject({ status: 'authenticated' });
    expect(storedToken()).toBe(good);
    expect(platform.refresh).toHaveBeenCalledTimes(3);
  });

  it('a platform that keeps silent is given up after fifteen seconds, three times; a good token lets the page start after three', async () => {
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

  it('a platform that does not answer, without a good token, leaves the session unavailable until it does', async () => {
    storeToken(tokenOf(7, -10));
    platform.refresh.mockImplementation(answers({}, 503));
    expect(await begin()).toMatchObject({ status: 'unavailable' });
    platform.renewTo(tokenOf(7));
    const ready = sessionReady();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await ready).toMatchObject({ status: 'authenticated' });
  });

  it('a platform that says yes and gives no token that can be read is no sign-in', async () => {
    expect(await begin()).toMatchObject({ status: 'unauthenticated' });
    expect(platform.refresh).toHaveBeenCalledTimes(2);
  });

  it('a token in a frame says so', async () => {
    vi.spyOn(window, 'top', 'get').mockReturnValue(null);
    storeToken(tokenOf(7));
    expect(await begin()).toMatchObject({ status: 'authenticated', isEmbedded: true });
  });
});

describe('a stored token, while the platform is asked', () => {
  /** What the platform will answer, when `answer` is called. */
  function heldPlatform() {
    let answer: (response: Response) => void = () => {};
    const answered = new Promise<Response>((resolve) => {
      answer = resolve;
    });
    platform.refresh.mockImplementation(() => answered);
    return (body: unknown) => answer(Response.json(body));
  }
  const settle = () => vi.advanceTimersByTimeAsync(0);

  it('serves the calls when it is good for more than 600 s, and confirms nobody before the answer', async () => {
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
  ])('%s waits for the answer', async (_, secondsLeft) => {
    storeToken(tokenOf(7, secondsLeft));
    heldPlatform();
    startSession();
    await settle();
    expect(sessionState()).toMatchObject({ status: 'loading' });
  });

  it('of a session that is over ends it, and nobody was confirmed', async () => {
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

  it('of somebody else than the platform knows ends the page, and is never confirmed', async () => {
    storeToken(tokenOf(7));
    platform.renewTo(tokenOf(8));
    const seen: unknown[] = [];
    startSession();
    const stop = subscribeToSession((state) => seen.push('isConfirmed' in state ? state.isConfirmed : state));
    await settle();
    stop();
    expect(seen).toEqual([{ status: 'ending', cause: 'another-person', isEmbedded: false }]);
  });

  it('that runs out before the platform can be asked is not confirmed: the session is unavailable', async () => {
    storeToken(tokenOf(7, 700));
    platform.refresh.mockImplementation(answers({}, 503));
    startSession();
    vi.setSystemTime(Date.now() + 701_000);
    await vi.advanceTimersByTimeAsync(3000);
    expect(sessionState()).toMatchObject({ status: 'unavailable' });
  });

  it('that runs out meanwhile is replaced by the one that the platform brings', async () => {
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

describe('a refused token', () => {
  it('is refreshed once for twenty calls that were refused together, each of which is made again once', async () => {
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

  it('that another call has renewed meanwhile is not renewed again', async () => {
    storeToken(tokenOf(7));
    await begin();
    platform.refresh.mockClear();
    expect(await renewToken(tokenOf(7, 5))).toBe(true);
    expect(platform.refresh).not.toHaveBeenCalled();
  });

  it('is asked for by force, also when a refresh is under way that may keep it', async () => {
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

  it('that the platform does not replace leaves the refusal as the answer, and the person in', async () => {
    const refused = tokenOf(7);
    storeToken(refused);
    await begin();
    expect(await renewToken(refused)).toBe(false);
    expect(sessionState()).toMatchObject({ status: 'authenticated' });
  });

  it('of nobody is not renewed', async () => {
    platform.refresh.mockImplementation(answers({}, 401));
    await begin();
    platform.refresh.mockClear();
    expect(await renewToken(null)).toBe(false);
    expect(platform.refresh).not.toHaveBeenCalled();
  });

  it('while the platform does not answer signs nobody out, though it has run out', async () => {
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

describe('a token near its end', () => {
  it('is renewed when it has ten minutes left', async () => {
    storeToken(tokenOf(7, 3600));
    await begin();
    platform.refresh.mockClear();
    await vi.advanceTimersByTimeAsync(2_996_000);
    expect(platform.refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(platform.refresh).toHaveBeenCalledTimes(1);
  });

  it('is renewed once for twenty calls at ten minutes, which go out without waiting', async () => {
    storeToken(tokenOf(7, 3600));
    await begin();
    const old = storedToken();
    platform.refresh.mockClear();
    platform.renewTo(tokenOf(7, 7200));
    // The timer of a tab in the background is late; its calls are not.
    vi.setSystemTime(Date.now() + 2_997_000);
    await Promise.all(Array.from({ length: 20 }, () => billingRequest('/x')));
    expect(platform.others.mock.calls).toEqual(Array.from({ length: 20 }, () => [old]));
    await vi.advanceTimersByTimeAsync(1000);
    expect(platform.refresh).toHaveBeenCalledTimes(1);
    expect(storedToken()).not.toBe(old);
  });

  it.each([
    ['that the platform leaves as it is', 500],
    ['without an end', null],
  ])('%s is not asked for with every call', async (_, secondsLeft) => {
    storeToken(tokenOf(7, secondsLeft));
    expect(await begin()).toMatchObject({ status: 'authenticated' });
    platform.refresh.mockClear();
    for (let call = 0; call < 20; call++) await billingRequest('/x');
    expect(platform.refresh).not.toHaveBeenCalled();
  });

  it('says when it runs out, unless it has no end', async () => {
    storeToken(tokenOf(7, 3600));
    expect(await begin()).toHaveProperty('expiresAt', Date.parse('2026-03-09T16:00:00Z'));
    storeToken(tokenOf(7, null));
    expect(await begin()).toHaveProperty('expiresAt', undefined);
  });

  it('renewed is nothing to those who depend on the person', async () => {
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

it('stores nothing from a refresh that ends after a logout', async () => {
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
