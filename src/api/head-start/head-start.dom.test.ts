import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setBaseAddresses } from '../backends';
import { getRefreshSessionUrl } from '../generated/platform';
import { askEarly } from './ask-early';
import { continueHeadStart } from './head-start';
import { readFirstRequests } from './remembered';

const platform = `${location.origin}/api/platform`;
const session = platform + getRefreshSessionUrl();
const fetchMock = vi.fn<typeof fetch>();
const token = 'of-7';
/** Who is signed in. */
let user: number | undefined;

const ask = () => askEarly(() => (user === undefined ? undefined : { token: `of-${user}`, person: { userId: user } }));
const open = () => continueHeadStart(() => user);

/** A read as the request runner makes it. */
function read(own: RequestInit = {}, bearer = token): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json', authorization: `Bearer ${bearer}` };
  if (own.body !== undefined) headers['content-type'] = 'application/json';
  return { headers, credentials: 'include', body: undefined as never, signal: new AbortController().signal, ...own };
}

const sent = () => fetchMock.mock.calls.map(([url, init]) => `${init?.method ?? 'GET'} ${String(url)}`);

/** Opens a page that asks for something, and has it remembered. */
async function visit(address: string, reads: readonly (readonly [string, RequestInit])[]): Promise<void> {
  history.replaceState(null, '', address);
  const start = open();
  for (const [url, init] of reads) await start.transport(url, init, false);
  await start.end();
  fetchMock.mockClear();
  globalThis.benchfileEarly = undefined;
}

beforeEach(async () => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockReset().mockImplementation(async (url) => Response.json({ url }));
  const at = (name: string) => `${location.origin}/api/${name}`;
  setBaseAddresses({
    platform: '/api/platform',
    ...{ billing: at('billing'), filing: at('filing'), integration: at('integration') },
    ...{ docketSync: at('dockets'), processServing: at('serving') },
  });
  // However long the tests have run, the page was just opened.
  vi.spyOn(performance, 'now').mockReturnValue(500);
  localStorage.clear();
  user = 7;
});

afterEach(() => {
  globalThis.benchfileEarly = undefined;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  history.replaceState(null, '', '/');
});

const orders = '/api/billing/orders';
const search = () => read({ method: 'POST', body: '{"page":1}' });

describe('a page that was opened before', () => {
  beforeEach(() =>
    visit('/app/orders?status=open', [
      [orders, search()],
      ['/api/filing/states', read()],
    ]),
  );

  it('asks again before the application runs, and confirms the session with it', () => {
    ask();
    expect(sent()).toEqual([
      `GET ${session}`,
      `POST ${location.origin}${orders}`,
      `GET ${location.origin}/api/filing/states`,
    ]);
    const [, [, init] = []] = fetchMock.mock.calls;
    expect(init).toMatchObject({ body: '{"page":1}', credentials: 'include' });
    expect(Object.fromEntries(new Headers(init?.headers))).toEqual({
      accept: 'application/json',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    });
    expect(new Headers(fetchMock.mock.calls[2]?.[1]?.headers).has('content-type')).toBe(false);
  });

  it('takes each response once', async () => {
    ask();
    const start = open();
    const early = await start.transport(orders, search(), false);
    expect(await early.json()).toEqual({ url: `${location.origin}${orders}` });
    expect(fetchMock.mock.calls[1]?.[1]?.signal?.aborted).toBe(false);
    await start.transport(session, read(), false);
    expect(fetchMock).toHaveBeenCalledTimes(3);
    await start.transport(orders, search(), false);
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['address', '/api/billing/fees', () => search()],
    ['method', orders, () => read({ method: 'PUT', body: '{"page":1}' })],
    ['body', orders, () => read({ method: 'POST', body: '{"page":2}' })],
    ['person', orders, () => read({ method: 'POST', body: '{"page":1}' }, 'of-8')],
    ['cookies', orders, () => ({ ...search(), credentials: 'omit' as const })],
  ])('sends what differs in its %s', async (_, url, different) => {
    ask();
    const init = different();
    await open().transport(url, init, false);
    expect(fetchMock).toHaveBeenCalledTimes(4);
    expect(fetchMock).toHaveBeenLastCalledWith(url, init);
  });

  it.each([
    ['was refused', () => Promise.resolve(new Response('No', { status: 500 }))],
    ['failed', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('asks again for what %s', async (_, answer) => {
    fetchMock.mockImplementation(answer);
    ask();
    fetchMock.mockImplementation(async () => Response.json('again'));
    const response = await open().transport(orders, search(), false);
    expect(await response.json()).toBe('again');
  });

  it('asks nothing once the application runs', () => {
    open();
    ask();
    expect(fetchMock).not.toHaveBeenCalled();
  });

  it('stops when the call is cancelled', async () => {
    fetchMock.mockImplementation(
      (_, init) =>
        new Promise((_resolve, reject) => {
          if (init?.signal?.aborted) reject(init.signal.reason);
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    );
    ask();
    const { signal: early } = fetchMock.mock.calls[1]?.[1] ?? {};
    const start = open();
    const cancel = new AbortController();
    const response = start.transport(orders, { ...search(), signal: cancel.signal }, false);
    cancel.abort(new Error('Left'));
    await expect(response).rejects.toThrow('Left');
    expect(early?.aborted).toBe(true);
    // Cancelled before it is made.
    await expect(start.transport('/api/filing/states', { ...read(), signal: cancel.signal }, false)).rejects.toThrow(
      'Left',
    );
  });

  it('takes nothing from before a change', async () => {
    ask();
    const start = open();
    await start.transport(orders, read({ method: 'POST', body: '{"name":"Ortega"}' }), true);
    await start.transport(orders, search(), false);
    expect(fetchMock).toHaveBeenCalledTimes(5);
    expect(fetchMock.mock.calls[2]?.[1]?.signal?.aborted).toBe(true);
  });

  it('takes nothing once the page is shown', async () => {
    ask();
    const start = open();
    await start.end();
    await start.transport(orders, search(), false);
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  it('takes nothing later than 15 seconds after the page was opened', async () => {
    ask();
    const start = open();
    vi.spyOn(performance, 'now').mockReturnValue(15_001);
    await start.transport(orders, search(), false);
    expect(fetchMock).toHaveBeenCalledTimes(4);
  });

  it.each([
    ['another address', () => history.replaceState(null, '', '/app/orders')],
    ['another person’s sign-in', () => (user = 8)],
    ['the end of the session', () => (user = undefined)],
    ['a sign-out', () => localStorage.clear()],
    ['something else in the browser’s storage', () => localStorage.setItem('first-requests', '{"pages":[{}]}')],
  ])('asks nothing after %s', (_, change) => {
    change();
    ask();
    expect(fetchMock).not.toHaveBeenCalled();
    expect(globalThis.benchfileEarly).toBeUndefined();
  });
});

describe('remembers', () => {
  const remembered = () => readFirstRequests()?.pages[0]?.requests.map(({ url }) => url.replace(location.origin, ''));

  it('reads with the person’s token that can be repeated', async () => {
    const file = { ...read(), headers: { accept: 'application/pdf', authorization: `Bearer ${token}` } };
    await visit('/app/', [
      [orders, search()],
      [session, read()],
      [`/api/platform${getRefreshSessionUrl({ forceRefresh: true })}`, read()],
      ['/api/a', file],
      ['/api/b', { ...read(), headers: { accept: 'application/json' } }],
      ['/api/c', { ...read(), credentials: 'omit' }],
      ['/api/d', { ...read(), headers: { ...read().headers, 'x-own': '1' } }],
      ['/api/e', read({ method: 'POST', body: new FormData() })],
      ['/api/f', read({ method: 'POST', body: 'x'.repeat(4001) })],
      ['/api/f2', { ...search(), headers: { ...read().headers, 'content-type': 'text/plain' } }],
      ['/api/f3', read({ method: 'POST', body: new Blob(['{}']) })],
      ['/api/g', read({ method: 'POST', body: 'x'.repeat(4000) })],
      ['/api/h', { ...read(), headers: { ...read().headers, 'content-type': 'application/json' } }],
      ['/api/i', { ...read(), headers: { accept: 'application/json', authorization: 'Basic eDp5' } }],
    ]);
    expect(remembered()).toEqual([orders, '/api/g']);
    expect(readFirstRequests()).toMatchObject({ userId: 7, session });
  });

  it('no change, and nothing after the page is shown', async () => {
    history.replaceState(null, '', '/app/');
    const start = open();
    await start.transport('/api/a', read({ method: 'POST', body: '{}' }), true);
    await start.transport('/api/b', read(), false);
    await start.end();
    await start.transport('/api/c', read(), false);
    await start.end();
    expect(remembered()).toEqual(['/api/b']);
  });

  it('20 requests of 20 pages, the latest first', async () => {
    const many = Array.from({ length: 21 }, (_, index) => [`/api/${index}`, read()] as const);
    await visit('/app/many', many);
    expect(remembered()).toHaveLength(20);
    for (let index = 0; index < 20; index += 1) await visit(`/app/${index}`, [['/api/a', read()]]);
    await visit('/app/5', [['/api/b', read()]]);
    const addresses = readFirstRequests()?.pages.map(({ address }) => address) ?? [];
    expect(addresses).toHaveLength(20);
    expect(addresses.slice(0, 3)).toEqual(['/app/5', '/app/19', '/app/18']);
    expect(addresses).not.toContain('/app/many');
    expect(new Set(addresses).size).toBe(20);
    expect(remembered()).toEqual(['/api/b']);
  });

  it.each(['nobody signed in', 'a sign-out meanwhile'])('nothing with %s', async (what) => {
    history.replaceState(null, '', '/app/');
    const start = open();
    await start.transport('/api/a', read(), false);
    if (what === 'nobody signed in') user = undefined;
    const ended = start.end();
    user = undefined;
    await ended;
    expect(localStorage.getItem('first-requests')).toBeNull();
  });

  it('one person’s pages', async () => {
    await visit('/app/a', []);
    localStorage.setItem(
      'first-requests',
      localStorage.getItem('first-requests')?.replace('"userId":7', '"userId":8') ?? '',
    );
    await visit('/app/b', []);
    expect(readFirstRequests()?.pages.map(({ address }) => address)).toEqual(['/app/b']);
  });
});

it.each([
  'no JSON',
  'null',
  '[]',
  '{"userId":7,"session":"/s"}',
  '{"userId":7,"session":"/s","pages":[null]}',
  '{"userId":7,"session":"/s","pages":[{"address":1,"requests":[]}]}',
  '{"userId":7,"session":"/s","pages":[{"address":"/","requests":{}}]}',
  '{"userId":7,"session":"/s","pages":[{"address":"/","requests":[{"url":1,"method":"GET"}]}]}',
  '{"userId":7,"session":"/s","pages":[{"address":"/","requests":[{"url":"/","method":1}]}]}',
  '{"userId":7,"session":"/s","pages":[{"address":"/","requests":[{"url":"/","method":"GET","body":1}]}]}',
  '{"userId":7,"session":"/s","pages":[{"address":"/","requests":[]},{}]}',
  '{"userId":"7","session":"/s","pages":[]}',
  '{"userId":7,"pages":[]}',
])('reads nothing from %s', (stored) => {
  localStorage.setItem('first-requests', stored);
  expect(readFirstRequests()).toBeUndefined();
});
