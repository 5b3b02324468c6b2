/** How a channel that ended or didn't open is opened again (follow-changes.ts). */
import { focusManager } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { livePage, liveService, longAgo, settle } from './live-service.testing';

const live = liveService();
const page = livePage();
const hour = 3_600_000;

const refuse = (status: number, headers?: Record<string, string>) =>
  live.answer.mockImplementation(async () => Response.json({}, { status, headers }));

const openAgain = () => live.answer.mockImplementation(async () => live.openStream());

/** The milliseconds to each of the next attempts. */
async function pauses(count: number): Promise<number[]> {
  const found: number[] = [];
  while (found.length < count) {
    const calls = live.calls();
    const start = Date.now();
    while (live.calls() === calls) await vi.advanceTimersToNextTimerAsync();
    found.push(Date.now() - start);
  }
  return found;
}

/** A page that follows an order, whose first attempt has been made. */
async function open() {
  page.show(7);
  page.start();
  await settle();
}

describe('after a failure', () => {
  it('the pauses double, up to a minute', async () => {
    refuse(500);
    await open();
    expect(await pauses(9)).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  it.each([
    [0, [500, 1_000, 2_000]],
    [0.5, [750, 1_500, 3_000]],
  ])('pages come back at different times: %d', async (chance, expected) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    refuse(500);
    await open();
    expect(await pauses(3)).toEqual(expected);
  });

  it('the pause is at least what the service asks for', async () => {
    refuse(503, { 'retry-after': '3' });
    await open();
    expect(await pauses(4)).toEqual([3_000, 3_000, 4_000, 8_000]);
  });

  it.each([
    ['the connection fails', () => live.answer.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['the service is busy', () => refuse(429)],
    ['the token is refused', () => refuse(401)],
  ])('it is tried again: %s', async (_, fail) => {
    fail();
    await open();
    expect(await pauses(2)).toEqual([1_000, 2_000]);
    expect(page.reportMismatch).not.toHaveBeenCalled();
  });

  it('what isn’t an event stream is reported each time', async () => {
    live.answer.mockImplementation(async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }));
    await open();
    expect(await pauses(2)).toEqual([1_000, 2_000]);
    expect(page.reportMismatch).toHaveBeenCalledTimes(3);
  });
});

describe('after a connection', () => {
  /** Two failures, then a connection that says that it is ready, or doesn't, and ends after some time. */
  async function connectedFor(milliseconds: number, isReady: boolean) {
    refuse(500);
    await open();
    await pauses(1);
    openAgain();
    await pauses(1);
    if (isReady) live.stream().tell({ topic: 'ready', quietSeconds: longAgo });
    await vi.advanceTimersByTimeAsync(milliseconds);
    refuse(500);
    live.stream().end();
    await settle();
  }

  it('that lasted ten seconds, the pauses start over', async () => {
    await connectedFor(10_000, true);
    expect(await pauses(3)).toEqual([1_000, 2_000, 4_000]);
  });

  it.each([
    ['that lasted less', 9_999, true],
    ['that never was ready', 40_000, false],
  ])('%s, they go on', async (_, milliseconds, isReady) => {
    await connectedFor(milliseconds, isReady);
    expect(await pauses(2)).toEqual([4_000, 8_000]);
  });

  it('that was good, the next one has to be good itself', async () => {
    await connectedFor(10_000, true);
    openAgain();
    await pauses(1);
    await vi.advanceTimersByTimeAsync(40_000);
    live.stream().end();
    await settle();
    expect(await pauses(1)).toEqual([2_000]);
  });

  it('that broke, it opens again without a report', async () => {
    await open();
    live.stream().break(new TypeError('terminated'));
    await settle();
    expect(await pauses(1)).toEqual([1_000]);
    expect(page.reportMismatch).not.toHaveBeenCalled();
  });

  it('that fell silent, it opens again', async () => {
    await open();
    expect(await pauses(1)).toEqual([46_000]);
    expect(live.stream(0).isCancelled()).toBe(true);
  });
});

describe('a refused channel', () => {
  it.each([403, 404, 405, 501])('is not tried again: %d', async (status) => {
    refuse(status);
    await open();
    await vi.advanceTimersByTimeAsync(hour);
    page.show(8);
    focusManager.setFocused(false);
    focusManager.setFocused(true);
    await vi.advanceTimersByTimeAsync(hour);
    page.signIn(undefined);
    await settle();
    expect(live.calls()).toBe(1);
    expect(page.reportMismatch).not.toHaveBeenCalled();
  });

  it('is tried for another person, and still not for the first', async () => {
    refuse(403);
    await open();
    openAgain();
    page.signIn('Bea');
    await settle();
    expect(live.calls()).toBe(2);
    expect(live.stream().isCancelled()).toBe(false);
    page.signIn('Ann');
    await vi.advanceTimersByTimeAsync(hour);
    expect(live.calls()).toBe(2);
    expect(live.stream().isCancelled()).toBe(true);
  });
});
