/** Pages follow orders through the live channel while they are on screen, and ask in intervals without it. */
import { act, screen } from '@testing-library/react';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orders } from '../sandbox/db/schema/orders.ts';
import { signOut } from '../src/features/session/index.ts';
import { browserLocation } from '../src/lib/browser/location.ts';
import { appUnderTest, patience, type RenderedApp } from './render-app.tsx';
import { testOrigin } from './sandbox.ts';

const app = appUnderTest();
const minute = 60_000;
const stream = '/api/live/v1/changes';

let asked: string[] = [];
/** Answers the channel's call in place of the sandbox. */
let answerStream: (() => Response) | undefined;
let refusesSearches = false;
beforeEach(() => {
  asked = [];
  answerStream = undefined;
  refusesSearches = false;
  const fetchNow = globalThis.fetch;
  vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, testOrigin);
    const { pathname } = url;
    // The bell and the count of alerts ask on every page.
    if (!/^\/api\/(notifications|docket-watch)\//.test(pathname)) asked.push(pathname);
    if (refusesSearches && pathname.endsWith('/Order/Search'))
      return Promise.resolve(Response.json({ title: 'Failed' }, { status: 500 }));
    if (pathname !== stream) return fetchNow(input, init);
    // Past MSW, whose connection fails when a stream on it is cancelled.
    if (answerStream) return Promise.resolve(answerStream());
    const { headers } = input instanceof Request ? input : (init ?? {});
    return Promise.resolve(app.backend.sandbox.fetch(new Request(url, headers && { headers })));
  });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const followers = () => app.backend.sandbox.changes.followers;
const untilFollowed = (count: number) => vi.waitFor(() => expect(followers()).toBe(count), patience);

async function newestOrder(clientId = 1) {
  const [order] = await app.backend.sandbox.db
    .select()
    .from(orders)
    .where(and(eq(orders.clientId, clientId), inArray(orders.status, ['in-progress', 'accepted', 'rejected'])))
    .orderBy(desc(orders.dateOrdered))
    .limit(1);
  if (!order) throw new Error('The firm has no orders.');
  return order;
}

let number = 0;
/** Renames the firm's newest order; the new name. */
async function change(clientId = 1): Promise<string> {
  number += 1;
  const caseTitle = `Changed ${number} v. Renamed`;
  const { orderId } = await newestOrder(clientId);
  await app.backend.sandbox.db.update(orders).set({ caseTitle }).where(eq(orders.orderId, orderId));
  return caseTitle;
}

/** The channel is open, and what the page follows was read again since. */
const opened = async ({ queryClient, settled }: RenderedApp) => {
  await untilFollowed(1);
  const followed = () =>
    queryClient.getQueryCache().findAll({ type: 'active', predicate: ({ meta }) => !!meta?.follows });
  const isReadAgain = () => followed().some(({ state }) => state.dataUpdateCount > 1);
  await vi.waitFor(() => expect(isReadAgain()).toBe(true), patience);
  // The next page, the total and the grid's saved view follow by themselves, once the page is idle.
  for (let quiet = 0; quiet < 4; ) {
    const seen = asked.length;
    await new Promise((resolve) => setTimeout(resolve, 300));
    await settled();
    quiet = seen === asked.length ? quiet + 1 : 0;
  }
  asked = [];
};

const isShown = (text: string) => screen.queryAllByText(text, { exact: false }).length > 0;

const pages: [name: string, path: () => Promise<string> | string][] = [
  ['the orders', () => '/orders'],
  ['home', () => '/'],
  ['an order', async () => `/order-details/${(await newestOrder()).orderId}`],
];

describe('with the channel', () => {
  it.each(pages)('%s shows a change at once, without asking in intervals', async (_, path) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rendered = await app.renderApp(await path(), { live: true });
    await screen.findByRole('heading', { level: 1 });
    await opened(rendered);
    vi.advanceTimersByTime(10 * minute);
    await rendered.settled();
    // The day at court ends, and courts move hearings, without the channel.
    expect(asked.filter((path) => !path.endsWith('/today'))).toEqual([]);

    // No interval runs, so what is shown came through the channel.
    for (let round = 0; round < 3; round += 1) {
      const title = await change();
      await vi.waitFor(() => expect(isShown(title)).toBe(true), patience);
    }
    expect(followers()).toBe(1);
  });

  /** Opens the channel with a message that says for how long nothing has changed. */
  const openQuiet = (quietSeconds: number, opening = Promise.resolve()) => {
    const ready = {
      ...{ messageId: crypto.randomUUID(), topic: 'ready', publishedAt: new Date().toISOString() },
      quietSeconds,
    };
    answerStream = () => {
      const text = new TextEncoder().encode(`data: ${JSON.stringify(ready)}\n\n`);
      const body = new ReadableStream({
        start: (controller) => void opening.then(() => controller.enqueue(text)),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
  };
  const readings = ({ queryClient }: RenderedApp) =>
    queryClient.getQueryCache().findAll({ type: 'active', predicate: ({ meta }) => !!meta?.follows });

  it('what was read since the firm’s last change is not read again', async () => {
    openQuiet(100_000);
    const rendered = await app.renderApp('/', { live: true });
    await vi.waitFor(() => expect(asked).toContain(stream), patience);
    // Longer than changes are gathered.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await rendered.settled();
    expect(readings(rendered).length).toBeGreaterThan(3);
    expect(readings(rendered).map(({ state }) => state.dataUpdateCount)).toEqual(readings(rendered).map(() => 1));
  });

  it('a change since the page was opened has it read again', async () => {
    openQuiet(Math.floor(performance.now() / 1000));
    const rendered = await app.renderApp('/', { live: true });
    await vi.waitFor(() => {
      expect(readings(rendered).length).toBeGreaterThan(3);
      for (const { state } of readings(rendered)) expect(state.dataUpdateCount).toBeGreaterThan(1);
    }, patience);
  });

  it('a computer that slept may stop the page’s clock', async () => {
    openQuiet(100_000);
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 200_000_000);
    const rendered = await app.renderApp('/orders', { live: true });
    await vi.waitFor(
      () => expect(readings(rendered).some(({ state }) => state.dataUpdateCount > 1)).toBe(true),
      patience,
    );
  });

  it('what failed to load is read again, though nothing changed', async () => {
    const opening = Promise.withResolvers<void>();
    openQuiet(100_000, opening.promise);
    refusesSearches = true;
    const rendered = await app.renderApp('/orders', { live: true });
    const states = () => readings(rendered).map(({ state: { status } }) => status);
    await vi.waitFor(() => expect(states()).toContain('error'), patience);
    await vi.waitFor(() => expect(asked).toContain(stream), patience);
    refusesSearches = false;
    opening.resolve();
    await vi.waitFor(() => expect(states()).not.toContain('error'), patience);
  });

  it('an order that does not exist is not asked for again', async () => {
    const { settled } = await app.renderApp('/order-details/999999', { live: true });
    const heading = await screen.findByRole('heading', { level: 1, name: 'Order 999999 not found' });
    await untilFollowed(1);
    // Longer than changes are gathered.
    await new Promise((resolve) => setTimeout(resolve, 500));
    await settled();
    expect(heading).toBeInTheDocument();
    expect(asked.filter((path) => path.includes('999999'))).toHaveLength(1);
  });

  it('another firm’s changes and test events ask for nothing', async () => {
    const rendered = await app.renderApp('/orders', { live: true });
    await opened(rendered);
    const readAgain = vi.spyOn(rendered.queryClient, 'invalidateQueries');
    const told = vi.fn();
    const stop = app.backend.sandbox.changes.subscribe(1, told);
    await change(2);
    await app.backend.call('/billing/services/us-platform/TestPublisher', { method: 'POST' });
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(expect.objectContaining({ topic: 'test' })), patience);
    stop();
    // Longer than changes are gathered.
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(readAgain).not.toHaveBeenCalled();
    const title = await change();
    await vi.waitFor(() => expect(isShown(title)).toBe(true), patience);
    expect(readAgain).toHaveBeenCalled();
  });

  it('leaving the page closes it, and nothing is asked for afterwards', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const rendered = await app.renderApp('/orders', { live: true });
    await opened(rendered);
    await act(() => rendered.router.navigate({ to: '/settings/account' }));
    await screen.findByRole('heading', { level: 1, name: 'Account details' });
    await untilFollowed(0);
    await rendered.settled();
    asked = [];
    vi.advanceTimersByTime(minute);
    await change();
    await rendered.settled();
    expect(asked).toEqual([]);
  });

  it('it stays open from one page that follows to the next', async () => {
    const rendered = await app.renderApp('/orders', { live: true });
    await opened(rendered);
    const { orderId } = await newestOrder();
    await act(() => rendered.router.navigate({ to: '/order-details/$orderId', params: { orderId } }));
    const title = await change();
    await vi.waitFor(() => expect(isShown(title)).toBe(true), patience);
    expect(asked).not.toContain(stream);
  });

  it('a hidden tab closes it, and reads what changed meanwhile when it is seen again', async () => {
    const rendered = await app.renderApp('/orders', { live: true });
    await opened(rendered);
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await untilFollowed(0);
    const title = await change();
    visibility.mockRestore();
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await vi.waitFor(() => expect(isShown(title)).toBe(true), patience);
    await untilFollowed(1);
  });

  it('signing out ends it', async () => {
    const left = vi.spyOn(browserLocation, 'replace').mockImplementation(() => {});
    const rendered = await app.renderApp('/orders', { live: true });
    await opened(rendered);
    signOut();
    expect(left).toHaveBeenCalledOnce();
    await untilFollowed(0);
    expect(asked).not.toContain(stream);
  });
});

describe('without the channel', () => {
  it.each(pages.slice(0, 2))('%s shows a change after the interval, not before', async (_, path) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { settled } = await app.renderApp(await path());
    await screen.findByRole('heading', { level: 1 });
    await settled();
    const title = await change();
    expect(followers()).toBe(0);
    await settled();
    expect(isShown(title)).toBe(false);
    vi.advanceTimersByTime(minute);
    await vi.waitFor(() => expect(isShown(title)).toBe(true), patience);
    expect(asked).not.toContain(stream);
  });

  it('a deployment that answers 404 is asked once, and its lists in intervals', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    answerStream = () => new Response(null, { status: 404 });
    const { settled } = await app.renderApp('/orders', { live: true });
    await vi.waitFor(() => expect(asked).toContain(stream), patience);
    await settled();
    asked = [];
    await vi.advanceTimersByTimeAsync(3 * minute);
    expect(asked).toEqual(expect.arrayContaining([expect.stringMatching(/\/Order\/Search$/)]));
    expect(asked).not.toContain(stream);
  });

  it('a channel that fails is tried again with growing pauses, and the lists are asked for meanwhile', async () => {
    vi.useFakeTimers({
      toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'],
      shouldAdvanceTime: true,
    });
    answerStream = () => new Response(null, { status: 503 });
    const { settled } = await app.renderApp('/orders', { live: true });
    await vi.waitFor(() => expect(asked).toContain(stream), patience);
    await settled();
    asked = [];
    for (let seconds = 0; seconds < 180; seconds += 1) await vi.advanceTimersByTimeAsync(1_000);
    const attempts = asked.filter((path) => path === stream).length;
    // 1, 2, 4, … 60 s, each by up to half less.
    expect(attempts).toBeGreaterThan(5);
    expect(attempts).toBeLessThan(20);
    expect(asked.filter((path) => path.endsWith('/Order/Search')).length).toBeGreaterThanOrEqual(3);

    answerStream = undefined;
    await vi.advanceTimersByTimeAsync(minute);
    await untilFollowed(1);
  });

  it.each([
    ['of another shape', 'data: {"topic":"order-updated","orderIds":["all"]}\n\n'],
    ['that is no JSON', 'data: <html>\n\n'],
    ['without an end', `data: ${'x'.repeat(70_000)}`],
  ])('a message %s is refused: it is reported, and the lists are asked for in intervals', async (_, message) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const ready = { messageId: crypto.randomUUID(), topic: 'ready', publishedAt: new Date().toISOString() };
    let streams = 0;
    answerStream = () => {
      streams += 1;
      const text = `data: ${JSON.stringify(ready)}\n\n${streams === 1 ? message : ''}`;
      const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(text)) });
      if (streams > 1) return new Response(null, { status: 503 });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    };
    const reported: Error[] = [];
    const rendered = await app.renderApp('/orders', { live: true, reportMismatch: (error) => reported.push(error) });
    await vi.waitFor(() => expect(reported).toHaveLength(1), patience);
    await rendered.settled();
    asked = [];
    vi.advanceTimersByTime(minute);
    await vi.waitFor(() => expect(asked.some((path) => path.endsWith('/Order/Search'))).toBe(true), patience);
  });
});
