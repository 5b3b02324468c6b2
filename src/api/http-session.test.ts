/** The request runner and the session: what it asks of its hooks, and how long it waits for them (http.ts). */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, CancelError, failureOf } from './errors';
import { type Backend, type RunnerOptions, request, resetRunnerHooks, setRunnerHooks } from './http';

const backend: Backend = { baseAddress: () => 'https://billing.example' };
const fetchMock = vi.fn<typeof fetch>();
const refused = () => Response.json({}, { status: 401 });

/** Fails as soon as it is aborted, as in browsers. */
const unlessAborted = (signal: AbortSignal | null | undefined, answer: Promise<Response>) => {
  const aborted = Promise.withResolvers<never>();
  const abort = () => aborted.reject(signal?.reason);
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort);
  return Promise.race([answer, aborted.promise]);
};
const never = new Promise<Response>(() => {});

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(async () => Response.json({ ok: true }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  resetRunnerHooks();
});

describe('a token that comes late', () => {
  it('is waited for by a call that could be cancelled', async () => {
    setRunnerHooks({ accessToken: async () => 'abc' });
    const { signal } = new AbortController();
    expect(await request(backend, '/x', { signal })).toEqual({ ok: true });
    const [, init] = fetchMock.mock.lastCall ?? [];
    expect(new Headers(init?.headers).get('authorization')).toBe('Bearer abc');
  });

  it('fails the call if there is none', async () => {
    const ended = new Error('The session ended.');
    setRunnerHooks({ accessToken: () => Promise.reject(ended) });
    await expect(request(backend, '/x', { signal: new AbortController().signal })).rejects.toBe(ended);
  });

  it('is not waited for by a call that was cancelled, which says why', async () => {
    const controller = new AbortController();
    const reason = new Error('Left the page.');
    setRunnerHooks({
      accessToken: () => {
        controller.abort(reason);
        return new Promise<never>(() => {});
      },
    });
    const error: unknown = await request(backend, '/x', { signal: controller.signal }).catch((error: unknown) => error);
    expect(error).toBeInstanceOf(CancelError);
    expect(error).toHaveProperty('cause', reason);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('while the token is renewed', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    setRunnerHooks({ renewToken: () => new Promise((resolve) => setTimeout(() => resolve(true), 60_000)) });
    fetchMock.mockImplementationOnce(async () => refused());
  });

  it('the call’s time stands still', async () => {
    fetchMock.mockImplementation((_url, init) =>
      unlessAborted(init?.signal, Promise.resolve(Response.json({ ok: true }))),
    );
    const call = request(backend, '/x');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await call).toEqual({ ok: true });
  });

  it('and afterwards the call has its whole time, but not more', async () => {
    fetchMock.mockImplementation((_url, init) => unlessAborted(init?.signal, never));
    const ended = vi.fn();
    void request(backend, '/x').catch(ended);
    await vi.advanceTimersByTimeAsync(60_000 + 14_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(ended).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError));
    expect(failureOf(ended.mock.lastCall?.[0]).kind).toBe('timed-out');
  });
});

it('a file has as much time as it takes, as long as more of it comes', async () => {
  vi.useFakeTimers();
  // Loaded when a file comes, which the fake clock doesn't wait for.
  await Promise.all([import('./read-in-parts'), import('./file-name')]);
  let left = 3;
  fetchMock.mockImplementation(async (_url, init) => {
    const body = new ReadableStream({
      start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 29_999));
        if (init?.signal?.aborted) return;
        if (left-- > 0) controller.enqueue(new TextEncoder().encode('%PDF'));
        else controller.close();
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/pdf' } });
  });
  const call = request(backend, '/x', { fileType: 'application/pdf' });
  const size = expect(call).resolves.toHaveProperty('size', 12);
  await vi.advanceTimersByTimeAsync(120_000);
  await size;
});

it('an error that is cancelled while it is read says why', async () => {
  const controller = new AbortController();
  const reason = new Error('Left the page.');
  const answer = Response.json({}, { status: 500 });
  vi.spyOn(answer, 'text').mockImplementation(async () => {
    controller.abort(reason);
    throw reason;
  });
  fetchMock.mockResolvedValue(answer);
  await expect(request(backend, '/x', { signal: controller.signal })).rejects.toMatchObject({
    name: 'CancelError',
    cause: reason,
  });
});

describe('another transport', () => {
  it.each<[string, RunnerOptions, boolean]>([
    ['a read', {}, false],
    ['a search by POST', { method: 'POST', isRead: true }, false],
    ['a change', { method: 'DELETE' }, true],
  ])('is told whether a call may change something: %s', async (_, options, isChange) => {
    const transport = vi.fn(async () => new Response(null, { status: 204 }));
    setRunnerHooks({ transport });
    await request(backend, '/x', options);
    expect(transport).toHaveBeenCalledExactlyOnceWith(
      'https://billing.example/x',
      expect.objectContaining({ credentials: 'include' }),
      isChange,
    );
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

it('a runner that is disconnected knows neither the session’s token nor its transport', async () => {
  const transport = vi.fn(async () => Response.json({}));
  setRunnerHooks({ accessToken: () => 'abc', transport });
  resetRunnerHooks();
  await request(backend, '/x');
  expect(transport).not.toHaveBeenCalled();
  const [, init] = fetchMock.mock.lastCall ?? [];
  expect(new Headers(init?.headers).has('authorization')).toBe(false);
});
