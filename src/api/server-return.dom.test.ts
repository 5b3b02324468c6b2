import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serverReturned } from './server-return';

const server = vi.fn<typeof fetch>();
const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const found = () => Promise.resolve(new Response());
const busy = () => Promise.resolve(new Response(null, { status: 503 }));

/** The questions whether the server is there: an application of an earlier test file may hear the browser's events, too. */
const asked = () => server.mock.calls.filter(([address]) => address === '/app/');

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server.mockReset());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function wait() {
  const leaving = new AbortController();
  const settled = vi.fn();
  const failed = vi.fn();
  serverReturned(leaving.signal).then(settled, failed);
  return { settled, failed, leave: () => leaving.abort() };
}

it('knows at once that the server was never away', async () => {
  server.mockImplementation(found);
  const { settled } = wait();
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledExactlyOnceWith(false);
  expect(asked()).toEqual([['/app/', expect.objectContaining({ method: 'HEAD', cache: 'no-store' })]]);
});

it('asks again, less and less often, until the server answers', async () => {
  const answers = [lost, busy];
  server.mockImplementation((address) => ((address === '/app/' && answers.shift()) || found)());
  const { settled } = wait();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(asked()).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(settled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(settled).toHaveBeenCalledExactlyOnceWith(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked()).toHaveLength(3);
});

it('asks as soon as the browser is online', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  server.mockImplementation(found);
  const { settled } = wait();
  await vi.advanceTimersByTimeAsync(100);
  expect(asked()).toEqual([]);
  expect(settled).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(settled).toHaveBeenCalledExactlyOnceWith(true);
  expect(vi.getTimerCount()).toBe(0);
});

it('stops when nobody waits anymore', async () => {
  server.mockImplementation(lost);
  const { failed, leave } = wait();
  await vi.advanceTimersByTimeAsync(100);
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(failed).toHaveBeenCalledTimes(1);
  expect(asked()).toHaveLength(1);
});

it('stops at once while it asks', async () => {
  server.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))),
  );
  const { failed, leave } = wait();
  await vi.advanceTimersByTimeAsync(100);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(failed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ name: 'AbortError' }));
  expect(vi.getTimerCount()).toBe(0);
});

it('asks every 15 seconds in the end', async () => {
  server.mockImplementation(lost);
  const { leave } = wait();
  await vi.advanceTimersByTimeAsync(0);
  const times = [0];
  const start = Date.now();
  while (times.length < 8) {
    await vi.advanceTimersToNextTimerAsync();
    if (asked().length > times.length) times.push(Date.now() - start);
  }
  expect(times).toEqual([0, 1_000, 3_000, 7_000, 15_000, 30_000, 45_000, 60_000]);
  leave();
});
