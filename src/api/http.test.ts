/** The request runner, rule by rule (specification, backend calls sections 6, 7.7 and 8). */
import { STATUS_CODES } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { billingRequest, filingRequest, setBaseAddresses } from './backends';
import { ApiError, CancelError, ContractMismatchError, statusTexts } from './errors';
import { setRunnerHooks } from './http';

const fetchMock = vi.fn<typeof fetch>();
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
  });
  setRunnerHooks({ accessToken: () => null, renewToken: async () => false, reportMismatch: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

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
  ])('with %s', async (_, token, header) => {
    setRunnerHooks({ accessToken: () => token });
    await billingRequest('/x');
    expect(sent().headers.get('authorization')).toBe(header);
  });

  it.each<[string, BodyInit | undefined, string | null]>([
    ['text', JSON.stringify({ a: 1 }), 'application/json'],
    ['a form', new FormData(), null],
    ['a file with a type', new Blob(['%PDF'], { type: 'application/pdf' }), 'application/pdf'],
    ['a file without a type', new Blob(['?']), 'application/octet-stream'],
    ['parameters', new URLSearchParams({ a: '1' }), 'application/x-www-form-urlencoded'],
    ['nothing', undefined, null],
  ])('has a content type for its body: %s', async (_, body, type) => {
    await billingRequest('/x', { method: 'POST', body });
    expect(sent().headers.get('content-type')).toBe(type);
  });

  it('lets the browser set a form’s boundary', async () => {
    await billingRequest('/x', {
      method: 'POST',
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

  it('is a Blob if it isn’t JSON', async () => {
    fetchMock.mockResolvedValue(new Response('%PDF', { headers: { 'content-type': 'application/pdf' } }));
    expect(await billingRequest('/x')).toHaveProperty('size', 4);
  });

  it.each([
    ['attachment; filename="complaint.pdf"', 'complaint.pdf'],
    ['attachment; filename="a \\"quoted\\" name.pdf"', 'a "quoted" name.pdf'],
    ['attachment; filename=complaint.pdf', 'complaint.pdf'],
    ['attachment; filename="x.pdf"; filename*=UTF-8\'\'r%C3%A9sum%C3%A9.pdf', 'résumé.pdf'],
    ["attachment; filename*=UTF-8''%E0%A4%A", undefined],
    ['attachment', undefined],
  ])('is a File if it has a name: %s', async (disposition, name) => {
    const headers = { 'content-type': 'application/pdf', 'content-disposition': disposition };
    fetchMock.mockResolvedValue(new Response('%PDF', { headers }));
    const file = await billingRequest<Blob>('/x');
    expect(file instanceof File ? file.name : undefined).toBe(name);
    expect(file.type).toBe('application/pdf');
    expect(await file.text()).toBe('%PDF');
  });

  it('fails when it claims to be JSON but isn’t', async () => {
    fetchMock.mockResolvedValue(new Response('{', { headers: { 'content-type': 'application/json' } }));
    expect(await failure(billingRequest('/x'))).toMatchObject({
      name: 'ApiError',
      message: 'The response is not JSON',
      status: 200,
      url: 'https://billing.example/x',
      cause: expect.any(SyntaxError),
    });
  });

  it.each([200, 201, 299])('succeeds with %i', async (status) => {
    fetchMock.mockResolvedValue(json({}, status));
    expect(await billingRequest('/x')).toEqual({});
  });

  it('is parsed with its schema', async () => {
    fetchMock.mockResolvedValue(json({ a: 1, more: true }));
    expect(await billingRequest('/x', { schema: z.object({ a: z.number() }) })).toEqual({ a: 1 });
  });

  it('that violates its contract throws outside production', async () => {
    fetchMock.mockResolvedValue(json({ a: 'one' }));
    const error = await failure(billingRequest('/x', { schema: z.object({ a: z.number() }) }));
    expect(error).toBeInstanceOf(ContractMismatchError);
    expect(error).toMatchObject({
      name: 'ContractMismatchError',
      message: expect.stringContaining('https://billing.example/x'),
      cause: expect.any(Error),
    });
  });

  it.each([
    [true, 'production'],
    [false, 'test'],
  ])('that violates its contract throws with DEV %s in mode %s', async (isDev, mode) => {
    vi.stubEnv('DEV', isDev);
    vi.stubEnv('MODE', mode);
    fetchMock.mockResolvedValue(json({ a: 'one' }));
    const error = await failure(billingRequest('/x', { schema: z.object({ a: z.number() }) }));
    expect(error).toBeInstanceOf(ContractMismatchError);
    vi.unstubAllEnvs();
  });

  it('that violates its contract is reported but used in production', async () => {
    vi.stubEnv('DEV', false);
    vi.stubEnv('MODE', 'production');
    const reportMismatch = vi.fn();
    setRunnerHooks({ reportMismatch });
    fetchMock.mockResolvedValue(json({ a: 'one' }));
    expect(await billingRequest('/x', { schema: z.object({ a: z.number() }) })).toEqual({ a: 'one' });
    expect(reportMismatch).toHaveBeenCalledWith(expect.any(ContractMismatchError));
    vi.unstubAllEnvs();
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
    vi.spyOn(answer, 'json').mockImplementation(async () => {
      controller.abort(new Error('changed my mind'));
      throw controller.signal.reason;
    });
    fetchMock.mockResolvedValue(answer);
    expect(await failure(billingRequest('/x', { signal: controller.signal }))).toBeInstanceOf(CancelError);
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
    expect(await billingRequest('/x', { method: 'POST', body: '{"a":1}' })).toEqual({ ok: true });
    expect(renewToken).toHaveBeenCalledExactlyOnceWith('old');
    expect(sent(1).headers.get('authorization')).toBe('Bearer new');
    expect(sent(1).init.body).toBe('{"a":1}');
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
