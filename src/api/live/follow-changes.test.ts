/** When the live channel is open, and what follows when it isn't. */
import { environmentManager, focusManager, onlineManager } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContractMismatchError } from '../errors';
import { channel, unlessLive } from './following';
import { changesUrl, livePage, liveService, longAgo, settle } from './live-service.testing';

const live = liveService();
const page = livePage();
const hour = 3_600_000;

/** Conditions of an open channel, which end and come back. */
const conditions: [name: string, end: () => void, comeBack: () => void][] = [
  ['somebody is signed in', () => page.signIn(undefined), () => page.signIn('Ann')],
  ['the tab is visible', () => focusManager.setFocused(false), () => focusManager.setFocused(true)],
  ['the browser is online', () => onlineManager.setOnline(false), () => onlineManager.setOnline(true)],
];

/** A page that follows an order, with an open channel. */
async function openPage() {
  const shown = page.show(7);
  page.start();
  await settle();
  live.stream().tell({ topic: 'ready', quietSeconds: longAgo });
  await settle();
  return shown;
}

describe('the channel opens', () => {
  it('while a query on screen follows orders', async () => {
    page.show(7);
    page.start();
    await settle();
    expect(live.answer.mock.calls.map(([url]) => url)).toEqual([changesUrl]);
  });

  it('when a query that follows comes on screen', async () => {
    page.start();
    await settle();
    expect(live.calls()).toBe(0);
    page.show();
    await settle();
    expect(live.calls()).toBe(1);
  });

  it.each(conditions)('only while %s', async (_, end, comeBack) => {
    page.show(7);
    end();
    page.start();
    await settle();
    expect(live.calls()).toBe(0);
    comeBack();
    await settle();
    expect(live.calls()).toBe(1);
  });

  it.each([
    ['that says nothing about itself', undefined],
    ['that follows nothing', { isPublic: true }],
  ])('not for a query %s', async (_, meta) => {
    page.show(7, { meta });
    page.start();
    page.show(8, { meta });
    await settle();
    expect(live.calls()).toBe(0);
  });

  it('not for a query that nobody sees', async () => {
    page.show(7).leave();
    page.show(8, { enabled: false });
    page.start();
    await settle();
    expect(live.calls()).toBe(0);
  });

  it('once, for any number of queries and reports', async () => {
    await openPage();
    page.show(8);
    page.show();
    page.signIn('Ann');
    focusManager.setFocused(true);
    await settle();
    expect(live.calls()).toBe(1);
    expect(live.stream().isCancelled()).toBe(false);
  });
});

describe('the channel closes', () => {
  it.each(conditions)('at once when it is no longer true that %s, and opens again', async (_, end, comeBack) => {
    await openPage();
    end();
    await settle();
    expect(live.stream().isCancelled()).toBe(true);
    expect(channel.isLive).toBe(false);
    await vi.advanceTimersByTimeAsync(hour);
    expect(live.calls()).toBe(1);
    comeBack();
    await settle();
    expect(live.calls()).toBe(2);
  });

  it('for good when following ends', async () => {
    await openPage();
    page.stop();
    await settle();
    expect(live.stream().isCancelled()).toBe(true);
    expect(channel.isLive).toBe(false);
    for (const [, end, comeBack] of conditions) {
      end();
      comeBack();
    }
    page.show(8);
    await vi.advanceTimersByTimeAsync(hour);
    expect(live.calls()).toBe(1);
    expect(page.isWatched()).toBe(false);
  });

  it('when another person comes, and opens for that person', async () => {
    await openPage();
    page.signIn('Bea');
    await settle();
    expect(live.calls()).toBe(2);
    expect([live.stream(0), live.stream(1)].map((stream) => stream.isCancelled())).toEqual([true, false]);
  });

  it.each(conditions)('before it was answered, if it isn’t true that %s', async (_, end) => {
    let asked: AbortSignal | null | undefined;
    live.answer.mockImplementation((_url, init) => {
      asked = init?.signal;
      return new Promise((_resolve, reject) => asked?.addEventListener('abort', () => reject(asked?.reason)));
    });
    page.show(7);
    page.start();
    await settle();
    end();
    await vi.advanceTimersByTimeAsync(hour);
    expect(asked?.aborted).toBe(true);
    expect(live.calls()).toBe(1);
  });

  it('before the next attempt, which isn’t made then', async () => {
    await openPage();
    live.stream().end();
    await settle();
    focusManager.setFocused(false);
    await vi.advanceTimersByTimeAsync(hour);
    expect(live.calls()).toBe(1);
  });

  it('to what it says at that moment', async () => {
    page.show(7);
    page.start();
    await settle();
    live.stream().tell({ topic: 'ready', quietSeconds: longAgo });
    focusManager.setFocused(false);
    await settle();
    expect(channel.isLive).toBe(false);
  });
});

describe('after the last page that follows, the channel', () => {
  it('stays open for a second', async () => {
    const { leave } = await openPage();
    leave();
    await vi.advanceTimersByTimeAsync(999);
    expect(live.stream().isCancelled()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(live.stream().isCancelled()).toBe(true);
    expect(channel.isLive).toBe(false);
  });

  it('closes in time even if something is reported meanwhile', async () => {
    const { leave } = await openPage();
    leave();
    await vi.advanceTimersByTimeAsync(500);
    page.signIn('Ann');
    await vi.advanceTimersByTimeAsync(500);
    expect(live.stream().isCancelled()).toBe(true);
  });

  it('is still there for the next page that follows', async () => {
    const { leave } = await openPage();
    leave();
    await vi.advanceTimersByTimeAsync(500);
    const next = page.show(8);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.calls()).toBe(1);
    expect(live.stream().isCancelled()).toBe(false);

    next.leave();
    await vi.advanceTimersByTimeAsync(999);
    expect(live.stream().isCancelled()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(live.stream().isCancelled()).toBe(true);
  });

  it('that was closed meanwhile doesn’t end the next one', async () => {
    const { leave } = await openPage();
    leave();
    await vi.advanceTimersByTimeAsync(500);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    page.show(8);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(live.calls()).toBe(2);
    expect(live.stream().isCancelled()).toBe(false);
  });

  it('closes as well when its queries are removed', async () => {
    await openPage();
    page.client.clear();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(live.stream().isCancelled()).toBe(true);
  });
});

describe('whether the channel is live', () => {
  it('is known once it says that it is ready, until it ends', async () => {
    page.show(7);
    page.start();
    await settle();
    expect(channel.isLive).toBe(false);
    live.stream().tell({ topic: 'ready', quietSeconds: longAgo });
    await settle();
    expect(channel.isLive).toBe(true);
    live.stream().end();
    await settle();
    expect(channel.isLive).toBe(false);
  });

  // Queries have no intervals on a server.
  afterEach(() => environmentManager.setIsServer(() => typeof window === 'undefined'));

  it('decides whether queries ask in intervals', async () => {
    environmentManager.setIsServer(() => false);
    const { read } = page.show(7, { refetchInterval: unlessLive(() => 5_000) });
    page.start();
    await settle();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(3);

    live.stream().tell({ topic: 'ready', quietSeconds: longAgo });
    // Silent for less than a dead stream.
    await vi.advanceTimersByTimeAsync(40_000);
    expect(read).toHaveBeenCalledTimes(3);

    live.stream().end();
    live.answer.mockImplementation(() => new Promise(() => {}));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('leaves a query without an interval as it is', () => {
    expect(unlessLive(() => false)({})).toBe(false);
    expect(unlessLive((query: { every: number }) => query.every)({ every: 3 })).toBe(3);
  });
});

it('a message that isn’t the contract’s is reported, and the channel opens again', async () => {
  await openPage();
  live.stream().write('data: {}\n\n');
  await settle();
  expect(page.reportMismatch.mock.calls).toEqual([[expect.any(ContractMismatchError)]]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(live.calls()).toBe(2);
});
