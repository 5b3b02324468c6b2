/** Which queries are read again after a message of the live channel, and when (follow-changes.ts). */
import { focusManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../errors';
import { getGetOrderQueryKey } from '../generated/filing';
import type { Change } from '../generated/live/model';
import { followsOrders } from './following';
import { livePage, liveService, longAgo, settle } from './live-service.testing';

const live = liveService();
const page = livePage();

const failed = (status: number) => new ApiError('Failed', { url: '/', status, statusText: '', body: undefined });

/** A channel that says that it is ready; by default, nothing changed since the page was opened. */
async function open(ready: Partial<Change> = { quietSeconds: longAgo }) {
  page.start();
  await settle();
  live.stream().tell({ topic: 'ready', ...ready });
  await settle();
}

/** Queries of order 7, of order 8, of all orders, and of none, which have been read; and how often each is from now on. */
async function showAll() {
  const all = { 7: page.show(7), 8: page.show(8), all: page.show(), none: page.show(9, { meta: {} }) };
  await settle();
  for (const { read } of Object.values(all)) read.mockClear();
  return () => Object.fromEntries(Object.entries(all).map(([name, { read }]) => [name, read.mock.calls.length]));
}

const nothing = { 7: 0, 8: 0, all: 0, none: 0 };
const everything = { 7: 1, 8: 1, all: 1, none: 0 };

describe('a change', () => {
  it.each<[string, Partial<Change>, object]>([
    ['of an order is read by those that follow it, or all', { orderIds: [7] }, { ...nothing, 7: 1, all: 1 }],
    ['of several orders by those of each', { orderIds: [7, 8] }, everything],
    ['of a new order by those that follow all', { topic: 'order-created', orderIds: [1] }, { ...nothing, all: 1 }],
    ['of unnamed orders by all that follow', {}, everything],
    ['for a test by none', { topic: 'test', orderIds: [7] }, nothing],
  ])('%s', async (_, change, expected) => {
    const reads = await showAll();
    await open();
    live.stream().tell(change);
    await vi.advanceTimersByTimeAsync(199);
    expect(reads()).toEqual(nothing);
    await vi.advanceTimersByTimeAsync(1);
    expect(reads()).toEqual(expected);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads()).toEqual(expected);
  });

  it.each<[string, Partial<Change>, Partial<Change>, object]>([
    ['of two orders', { orderIds: [7] }, { orderIds: [8] }, everything],
    ['of the same order', { orderIds: [7] }, { orderIds: [7] }, { ...nothing, 7: 1, all: 1 }],
    ['of an order and then of any', { orderIds: [7] }, {}, everything],
    ['of any order and then of one', {}, { orderIds: [7] }, everything],
  ])('and the next one are read together: %s', async (_, first, second, expected) => {
    const reads = await showAll();
    await open();
    live.stream().tell(first);
    await vi.advanceTimersByTimeAsync(150);
    live.stream().tell(second);
    await vi.advanceTimersByTimeAsync(49);
    expect(reads()).toEqual(nothing);
    await vi.advanceTimersByTimeAsync(1);
    expect(reads()).toEqual(expected);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads()).toEqual(expected);
  });

  it('after that is read by itself', async () => {
    const reads = await showAll();
    await open();
    live.stream().tell({ orderIds: [7] });
    await vi.advanceTimersByTimeAsync(200);
    live.stream().tell({ orderIds: [8] });
    await vi.advanceTimersByTimeAsync(200);
    expect(reads()).toEqual({ ...everything, all: 2 });
  });

  it('after two others has its whole time, too', async () => {
    const reads = await showAll();
    await open();
    live.stream().tell({ orderIds: [7] });
    await vi.advanceTimersByTimeAsync(150);
    live.stream().tell({ orderIds: [7] });
    await vi.advanceTimersByTimeAsync(100);
    live.stream().tell({ orderIds: [8] });
    await vi.advanceTimersByTimeAsync(199);
    expect(reads()).toEqual({ ...nothing, 7: 1, all: 1 });
    await vi.advanceTimersByTimeAsync(1);
    expect(reads()).toEqual({ ...everything, all: 2 });
  });

  it('is not read by a query whose key only starts the same', async () => {
    page.show(7, { queryKey: ['orders'] });
    const { read } = page.show(8, { queryKey: ['orders', 'more'] });
    await open();
    read.mockClear();
    live.stream().tell({ orderIds: [7] });
    await vi.advanceTimersByTimeAsync(200);
    expect(read).not.toHaveBeenCalled();
  });

  it('is read by a query that nobody sees once it is seen', async () => {
    const { read, leave } = page.show(7);
    await settle();
    leave();
    page.show();
    await open();
    live.stream().tell({ orderIds: [7] });
    await vi.advanceTimersByTimeAsync(200);
    expect(read).toHaveBeenCalledTimes(1);
    const seen = page.show(7);
    await settle();
    expect(seen.read).toHaveBeenCalledTimes(1);
  });

  it('is not read once the channel is closed', async () => {
    const reads = await showAll();
    await open();
    live.stream().tell({});
    await vi.advanceTimersByTimeAsync(100);
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads()).toEqual(nothing);
  });
});

describe('a query that is still being read after a change', () => {
  /** A query that is being read again, and whose answers wait for `answer`. */
  async function beingRead() {
    const { read } = page.show(7);
    await open();
    read.mockClear();
    const answers: ((answer: string) => void)[] = [];
    read.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const changed = async () => {
      live.stream().tell({ orderIds: [7] });
      await vi.advanceTimersByTimeAsync(200);
    };
    await changed();
    const answer = async () => {
      for (const resolve of answers.splice(0)) resolve('newer');
      await settle();
    };
    return { read, changed, answer };
  }

  it('is not started over, but read once more afterwards, for any number of changes', async () => {
    const { read, changed, answer } = await beingRead();
    await changed();
    await changed();
    expect(read).toHaveBeenCalledTimes(1);
    expect(read.mock.calls[0]?.[0].signal.aborted).toBe(false);
    await answer();
    expect(read).toHaveBeenCalledTimes(2);
    await answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is read again by a later change as usual', async () => {
    const { read, changed, answer } = await beingRead();
    await answer();
    expect(read).toHaveBeenCalledTimes(1);
    await changed();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not read once more if the channel was closed', async () => {
    const { read, changed, answer } = await beingRead();
    await changed();
    focusManager.setFocused(false);
    await answer();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('when the channel is ready, what it missed is read', () => {
  it.each([
    ['if it doesn’t say when the last change was', 100_000, 0, undefined, everything],
    ['if something changed since the page was opened', 100_000, 0, 99, everything],
    ['if it changed as the page was opened', 100_000, 0, 100, everything],
    ['not if it changed before', 100_000, 0, 101, nothing],
    ['if the computer slept, which stops the page’s clock', 100_000, 50_000, 75, everything],
    ['if the computer’s clock was set back', 50_000, -50_000, 75, everything],
  ])('%s', async (_, dateSaysOpenFor, slept, quietSeconds, expected) => {
    const reads = await showAll();
    vi.setSystemTime(performance.timeOrigin + dateSaysOpenFor);
    page.slept = slept;
    await open({ quietSeconds });
    expect(reads()).toEqual(nothing);
    await vi.advanceTimersByTimeAsync(200);
    expect(reads()).toEqual(expected);
  });

  /** Queries that were read, or failed in some way; and which of them are read again. */
  async function showFailed() {
    const fail = (status: number) => vi.fn(() => Promise.reject(failed(status)));
    const all = {
      fine: page.show(1).read,
      broken: fail(503),
      offline: fail(0),
      refused: fail(404),
      brokenAfterwards: page.show(2).read,
      refusedAfterwards: page.show(3).read,
      unrelated: fail(503),
    };
    page.show(4, { queryFn: all.broken });
    page.show(5, { queryFn: all.offline });
    page.show(6, { queryFn: all.refused });
    page.show(7, { queryFn: all.unrelated, meta: {} });
    await settle();
    all.brokenAfterwards.mockRejectedValue(failed(503));
    all.refusedAfterwards.mockRejectedValue(failed(403));
    for (const orderId of [2, 3]) await page.client.refetchQueries({ queryKey: getGetOrderQueryKey(orderId) });
    for (const read of Object.values(all)) read.mockClear();
    return () =>
      Object.entries(all)
        .filter(([, read]) => read.mock.calls.length > 0)
        .map(([name]) => name);
  }

  it('by those that failed at once, though nothing changed, unless they were refused', async () => {
    const readAgain = await showFailed();
    await open();
    const failedOnes = ['broken', 'offline', 'brokenAfterwards', 'refusedAfterwards'];
    expect(readAgain()).toEqual(failedOnes);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(readAgain()).toEqual(failedOnes);
  });

  it('by all but those that were refused and have nothing to show, if something changed', async () => {
    const readAgain = await showFailed();
    await open({});
    await vi.advanceTimersByTimeAsync(200);
    expect(readAgain()).toEqual(['fine', 'broken', 'offline', 'brokenAfterwards', 'refusedAfterwards']);
  });

  it('also by those that were refused, if their order changed', async () => {
    const readAgain = await showFailed();
    await open();
    live.stream().tell({ orderIds: [6] });
    await vi.advanceTimersByTimeAsync(200);
    expect(readAgain()).toContain('refused');
  });

  it('also by those that wait for their first answer', async () => {
    const { read } = page.show(7, { enabled: true });
    read.mockImplementation(() => new Promise(() => {}));
    await open({});
    await vi.advanceTimersByTimeAsync(200);
    expect(read).toHaveBeenCalledTimes(2);
  });
});

it('a query says which order it follows, or that it follows all', () => {
  const meta = { shows: ['orders' as const] };
  expect(followsOrders({ meta }, 7)).toEqual({ meta: { ...meta, follows: { orderId: 7 } } });
  expect(followsOrders({})).toEqual({ meta: { follows: { orderId: undefined } } });
});
