/** The request runner, rule by rule (specification, backend calls sections 6, 7.7 and 8). */
import { STATUS_CODES } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  billingRequest,
  filingRequest,
  integrationRequest,
  placesRequest,
  setBaseAddresses,
  setBasicCredentials,
} from './backends';
import { ApiError, CancelError, failureOf, mayHaveTakenEffect, statusTexts } from './errors';
import { type RunnerOptions, resetRunnerHooks, setRunnerHooks } from './http';

const fetchMock = vi.fn<typeof fetch>();
const change = { method: 'POST', schema: z.unknown() };
const json = (body: unknown, status = 200) => Response.json(body, { status });

/** The request as sent. */
function sent(call = 0): { url: string; init: RequestInit; headers: Headers } {
  const [url, init = {}] = fetchMock.mock.calls[call] ?? [''];
  return { url: String(url), init, headers: new Headers(init.headers) };
}

const failure = async (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => expect.unreachable('The call succeeded.'),
    (error: unknown) => error,
  );

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(async () => json({ ok: true }));
  const at = (name: string) => `https://${name}.example`;
  setBaseAddresses({
    platform: at('platform'),
    billing: at('billing'),
    filing: at('filing'),
    integration: at('integration'),
    docketSync: at('docket'),
    processServing: at('docket'),
    places: at('places'),
  });
  setRunnerHooks({ accessToken: () => null, renewToken: async () => false, reportMismatch: () => {} });
});
afterEach(() => {
  vi.unstubAllGlobals();
  resetRunnerHooks();
});

describe('a request', () => {
  it('goes to its backend, asks for JSON and sends credentials', async () => {
    await billingRequest('/services/us-platform/Invoice');
    expect(sent().url).toBe('https://billing.example/services/us-platform/Invoice');
    expect(sent().headers.get('accept')).toBe('application/json');
    expect(sent().init.credentials).toBe('include');
  });

  it('keeps the caller’s credentials mode and Accept header', async () => {
    await billingRequest('/x', { credentials: 'omit', headers: { Accept: 'application/pdf' } });
    expect(sent().init.credentials).toBe('omit');
    expect(sent().headers.get('accept')).toBe('application/pdf');
  });

  it('uses a given token instead, which is not renewed', async () => {
    const renewToken = vi.fn(async () => true);
    setRunnerHooks({ accessToken: () => 'of.the.session', renewToken });
    fetchMock.mockResolvedValue(json({}, 401));
    expect(await failure(billingRequest('/x', { token: 'of.the.sign-up' }))).toHaveProperty('status', 401);
    expect(sent().headers.get('authorization')).toBe('Bearer of.the.sign-up');
    expect(sent().init).not.toHaveProperty('token');
    expect(renewToken).not.toHaveBeenCalled();
  });

  it.each([
    ['a token', 'abc.def.ghi', 'Bearer abc.def.ghi'],
    ['no token', null, null],
    ['an empty token', '', null],
    ['white space', ' ', null],
    ['a token with a space', 'abc def', null],
    ['a token with a line break', 'abc.def\nx-other: 1', null],
  ])('with %s', async (_, token, header) => {
    setRunnerHooks({ accessToken: () => token });
    await billingRequest('/x');
    expect(sent().headers.get('authorization')).toBe(header);
  });

  it('has Basic credentials without a token, if they are configured and the backend takes them', async () => {
    setBasicCredentials({ username: 'staging', password: 'pässword' });
    await filingRequest('/x');
    await placesRequest('/x');
    setRunnerHooks({ accessToken: () => 'abc' });
    await filingRequest('/x');
    setBasicCredentials(undefined);
    expect([0, 1, 2].map((call) => sent(call).headers.get('authorization'))).toEqual([
      'Basic c3RhZ2luZzpww6Rzc3dvcmQ=',
      null,
      'Bearer abc',
    ]);
  });

  it.each<[string, BodyInit | undefined, string | null]>([
    ['text', JSON.stringify({ a: 1 }), 'application/json'],
    ['a form', new FormData(), null],
    ['a file with a type', new Blob(['%PDF'], { type: 'application/pdf' }), 'application/pdf'],
    ['a file without a type', new Blob(['?']), 'application/octet-stream'],
    ['parameters', new URLSearchParams({ a: '1' }), 'application/x-www-form-urlencoded'],
    ['nothing', undefined, null],
  ])('has a content type for its body: %s', async (_, body, type) => {
    await billingRequest('/x', { ...change, body });
    expect(sent().headers.get('content-type')).toBe(type);
  });

  it('lets the browser set a form’s boundary', async () => {
    await billingRequest('/x', {
      ...change,
      body: new FormData(),
      headers: { 'content-type': 'multipart/form-data' },
    });
    expect(sent().headers.has('content-type')).toBe(false);
  });
});

describe('a response', () => {
  it('is parsed as JSON', async () => {
    expect(await billingRequest('/x')).toEqual({ ok: true });
  });

  it('has no body with status 204', async () => {
    fetchMock.mockResolvedValue(new Response(null, { status: 204 }));
    expect(await billingRequest('/x')).toBeUndefined();
  });

  it('is undefined without a body, also with another status than 204', async () => {
    fetchMock.mockResolvedValue(new Response(null));
    expect(await billingRequest('/x')).toBeUndefined();
  });

  it('is text if it isn’t JSON and the contract says nothing about it', async () => {
    fetchMock.mockResolvedValue(new Response('Hello', { headers: { 'content-type': 'text/plain' } }));
    expect(await billingRequest('/x')).toBe('Hello');
  });

  it.each([200, 201, 299])('succeeds with %i', async (status) => {
    fetchMock.mockResolvedValue(json({}, status));
    expect(await billingRequest('/x')).toEqual({});
  });

  it('is parsed with its schema', async () => {
    fetchMock.mockResolvedValue(json({ a: 1, more: true }));
    expect(await billingRequest('/x', { schema: z.object({ a: z.number() }) })).toEqual({ a: 1 });
  });
});

describe('a failure', () => {
  it.each(Object.entries(statusTexts).map(([status, text]): [number, string] => [Number(status), text]))(
    '%i is %s',
    async (status, text) => {
      fetchMock.mockResolvedValue(json({ code: 'why', detail: 'Because.' }, status));
      const error = await failure(billingRequest('/x'));
      expect(error).toBeInstanceOf(ApiError);
      expect(error).toMatchObject({
        message: text,
        status,
        url: 'https://billing.example/x',
        body: { code: 'why', detail: 'Because.' },
        code: 'why',
        detail: 'Because.',
      });
    },
  );

  it('has the standard’s message', () => {
    // Node has some of the former standard's messages.
    const renamed = { 413: 'Content Too Large', 418: "I'm a teapot", 422: 'Unprocessable Content' };
    const unofficial = '509';
    const standard = Object.entries({ ...STATUS_CODES, ...renamed });
    expect(statusTexts).toEqual(
      Object.fromEntries(standard.filter(([status]) => Number(status) >= 400 && status !== unofficial)),
    );
  });

  it.each([
    [400, 'Error'],
    [401, 'Unauthorized'],
    [403, 'Forbidden'],
    [423, 'Locked Out'],
    [500, 'Server Error'],
    [404, 'Not Found'],
  ])('of the filing service: %i is %s', async (status, text) => {
    fetchMock.mockResolvedValue(json({}, status));
    expect(await failure(filingRequest('/x'))).toHaveProperty('message', text);
  });

  it('with a nonstandard status includes every detail', async () => {
    fetchMock.mockResolvedValue(new Response('odd', { status: 599, statusText: 'Odd' }));
    expect(await failure(billingRequest('/x'))).toHaveProperty(
      'message',
      'Generic Error: status: 599; status text: Odd; body: odd',
    );
    fetchMock.mockResolvedValue(json({ a: 1 }, 460));
    expect(await failure(billingRequest('/x'))).toHaveProperty(
      'message',
      'Generic Error: status: 460; status text: ; body: {"a":1}',
    );
  });

  it('names the invalid fields', async () => {
    const errors = { 'parties.0.lastName': ['Too long'], odd: 'not a list' };
    fetchMock.mockResolvedValue(json({ errors }, 400));
    expect(await failure(filingRequest('/x'))).toHaveProperty('fieldErrors', {
      'parties.0.lastName': ['Too long'],
      odd: [],
    });
  });

  it('keeps a body that is not JSON as text', async () => {
    fetchMock.mockResolvedValue(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    expect(await failure(billingRequest('/x'))).toMatchObject({ body: '<h1>Bad gateway</h1>', code: undefined });
  });

  it.each([
    ['that only looks like JSON', new Response('{"a":1}', { status: 500 }), '{"a":1}'],
    ['that only claims to be JSON', new Response('{', { status: 500, headers: { 'content-type': 'text/json' } }), '{'],
  ])('keeps a body %s as text', async (_, response, body) => {
    fetchMock.mockResolvedValue(response);
    expect(await failure(billingRequest('/x'))).toHaveProperty('body', body);
  });

  it('has an empty body if the body can’t be read', async () => {
    const response = new Response('Bad gateway', { status: 502 });
    vi.spyOn(response, 'text').mockRejectedValue(new TypeError('terminated'));
    fetchMock.mockResolvedValue(response);
    expect(await failure(billingRequest('/x'))).toMatchObject({ status: 502, body: '' });
  });

  it.each([new TypeError('Failed to fetch'), new DOMException('Lost', 'NetworkError')])(
    'without a response has status 0: %s',
    async (cause) => {
      fetchMock.mockRejectedValue(cause);
      expect(await failure(billingRequest('/x'))).toMatchObject({
        name: 'ApiError',
        message: 'Network error',
        status: 0,
        statusText: '',
        code: 'network-error',
        cause,
      });
    },
  );

  it.each([
    ['POST', 1],
    ['DELETE', 1],
    ['GET', 0],
    [undefined, 0],
  ])('of a change is announced: %s, %i times', async (method, times) => {
    const changeRefused = vi.fn();
    setRunnerHooks({ changeRefused });
    fetchMock.mockResolvedValue(json({}, 423));
    const error = await failure(billingRequest('/x', { method }));
    expect(changeRefused.mock.calls).toEqual(times === 1 ? [[error]] : []);
    setRunnerHooks({ changeRefused: () => {} });
  });
});

describe('cancelling', () => {
  it('throws a cancel error with its message', async () => {
    const controller = new AbortController();
    fetchMock.mockImplementation(async () => {
      controller.abort();
      throw new DOMException('The operation was aborted.', 'AbortError');
    });
    const error = await failure(billingRequest('/x', { signal: controller.signal }));
    expect(error).toBeInstanceOf(CancelError);
    expect(error).toMatchObject({ message: 'Request aborted', cause: { name: 'AbortError' } });
  });

  it('is recognized without a signal', async () => {
    fetchMock.mockRejectedValue(new DOMException('The upload was aborted.', 'AbortError'));
    expect(await failure(billingRequest('/x'))).toBeInstanceOf(CancelError);
  });

  it('works the same while the response is read', async () => {
    const controller = new AbortController();
    const answer = json({});
    vi.spyOn(answer, 'text').mockImplementation(async () => {
      controller.abort(new Error('changed my mind'));
      throw controller.signal.reason;
    });
    fetchMock.mockResolvedValue(answer);
    expect(await failure(billingRequest('/x', { signal: controller.signal }))).toBeInstanceOf(CancelError);
  });

  it('works the same while the body of an error is read', async () => {
    const controller = new AbortController();
    const answer = json({}, 500);
    vi.spyOn(answer, 'text').mockImplementation(async () => {
      controller.abort();
      throw controller.signal.reason;
    });
    fetchMock.mockResolvedValue(answer);
    expect(await failure(billingRequest('/x', { signal: controller.signal }))).toBeInstanceOf(CancelError);
  });

  it.each(['accessToken', 'renewToken'] as const)('doesn’t wait for %s', async (hook) => {
    const controller = new AbortController();
    const started = Promise.withResolvers<void>();
    const never = () => {
      started.resolve();
      return new Promise<never>(() => {});
    };
    setRunnerHooks({ [hook]: never });
    fetchMock.mockImplementation(async () => json({}, 401));
    const call = failure(billingRequest('/x', { signal: controller.signal }));
    await started.promise;
    controller.abort();
    expect(await call).toBeInstanceOf(CancelError);
  });

  it('before the token comes is the same', async () => {
    setRunnerHooks({ accessToken: () => Promise.reject(new Error('The session ended.')) });
    expect(await failure(billingRequest('/x', { signal: AbortSignal.abort() }))).toBeInstanceOf(CancelError);
    expect(fetchMock).not.toHaveBeenCalled();
  });
});

describe('without a response in time', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** A backend that never answers. Aborting fails the call, as in browsers. */
  const silent: typeof fetch = (_url, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)));

  it.each<[string, RunnerOptions, number]>([
    ['a read', {}, 15],
    ['a search by POST', { method: 'POST', isRead: true }, 15],
    ['a change', { method: 'DELETE' }, 30],
    ['a file', { fileType: 'application/pdf' }, 30],
  ])('%s times out, which isn’t an abort', async (_, options, seconds) => {
    fetchMock.mockImplementation(silent);
    const call = vi.fn();
    const ended = billingRequest('/x', { ...options, signal: new AbortController().signal }).catch(call);
    await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(call).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2);
    await ended;
    const error: unknown = call.mock.calls[0]?.[0];
    expect(error).toBeInstanceOf(ApiError);
    expect(failureOf(error)).toMatchObject({ kind: 'timed-out', code: 'timeout', detail: expect.any(String) });
    expect(mayHaveTakenEffect(error)).toBe(true);
  });

  it('a body that stops times out as well', async () => {
    fetchMock.mockImplementation(async (_url, init) => {
      const body = new ReadableStream({
        start: (controller) => init?.signal?.addEventListener('abort', () => controller.error(init.signal?.reason)),
      });
      return new Response(body, { headers: { 'content-type': 'application/json' } });
    });
    const call = failure(billingRequest('/x', { schema: z.unknown() }));
    await vi.advanceTimersByTimeAsync(15_001);
    expect(failureOf(await call).kind).toBe('timed-out');
  });

  it('a file that keeps coming doesn’t', async () => {
    // Loaded when a file comes, which the fake clock doesn't wait for.
    await Promise.all([import('./read-in-parts'), import('./file-name')]);
    fetchMock.mockImplementation(async () => {
      let left = 3;
      const body = new ReadableStream({
        async pull(controller) {
          await new Promise((resolve) => setTimeout(resolve, 29_000));
          if (left-- > 0) controller.enqueue(new TextEncoder().encode('%PDF'));
          else controller.close();
        },
      });
      return new Response(body, { headers: { 'content-type': 'application/pdf' } });
    });
    const call = billingRequest('/x', { fileType: 'application/pdf' });
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await call).toHaveProperty('size', 12);
  });

  it('a call that waits for a new token gets its whole time again', async () => {
    setRunnerHooks({ renewToken: () => new Promise((resolve) => setTimeout(() => resolve(true), 60_000)) });
    fetchMock.mockResolvedValueOnce(json({}, 401)).mockImplementation(async () => json({ ok: true }));
    const call = billingRequest('/x');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await call).toEqual({ ok: true });
  });
});

describe('a rejected token', () => {
  it('is renewed, and the call repeated with the new one', async () => {
    let token = 'old';
    const renewToken = vi.fn(async () => {
      token = 'new';
      return true;
    });
    setRunnerHooks({ accessToken: () => token, renewToken });
    fetchMock.mockResolvedValueOnce(json({}, 401)).mockResolvedValueOnce(json({ ok: true }));
    expect(await billingRequest('/x', { ...change, body: '{"a":1}' })).toEqual({ ok: true });
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('old');
    expect(sent(1).headers.get('authorization')).toBe('Bearer new');
    expect(sent(1).init.body).toBe('{"a":1}');
  });

  it.each([
    ['the connected system’s 401, whatever its body', integrationRequest, 'Unauthorized', 0],
    ['the connected system’s own code', billingRequest, { code: 'integration-unauthorized' }, 0],
    ['a refused token, through the same backend', integrationRequest, { code: 'token-invalid' }, 1],
    ['any other 401', billingRequest, 'Unauthorized', 1],
  ] as const)('is told from %s', async (_, call, body, renewals) => {
    const renewToken = vi.fn(async () => false);
    setRunnerHooks({ accessToken: () => 'good', renewToken });
    fetchMock.mockImplementation(async () => json(body, 401));
    expect(await failure(call('/x'))).toHaveProperty('status', 401);
    expect(renewToken).toHaveBeenCalledTimes(renewals);
  });

  it('is renewed only once', async () => {
    setRunnerHooks({ renewToken: async () => true });
    fetchMock.mockImplementation(async () => json({}, 401));
    expect(await failure(billingRequest('/x'))).toHaveProperty('status', 401);
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('that can’t be renewed fails the call', async () => {
    fetchMock.mockImplementation(async () => json({}, 401));
    expect(await failure(billingRequest('/x'))).toHaveProperty('status', 401);
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });
});

it('works before it is connected to a session: without a token, and without renewing one', async () => {
  vi.resetModules();
  const { request } = await import('./http');
  fetchMock.mockImplementation(async () => json({}, 401));
  const call = request({ baseAddress: () => 'https://billing.example' }, '/x', { method: 'POST' });
  expect(await failure(call)).toHaveProperty('status', 401);
  expect(sent().headers.has('authorization')).toBe(false);
  expect(fetchMock).toHaveBeenCalledTimes(1);
});
