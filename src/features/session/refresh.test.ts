/** Tabs refresh in turn, and a hanging tab never blocks the others forever. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from './refresh';

type Request = (name: string, options: { signal: AbortSignal }, work: () => Promise<string>) => Promise<string>;
const request = vi.fn<Request>();
const work = vi.fn(async () => 'done');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  work.mockClear().mockImplementation(async () => 'done');
  request.mockReset().mockImplementation(async (_name, _options, callback) => callback());
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'locks');
});

it('waits its turn', async () => {
  expect(await inTurn(work)).toBe('done');
  expect(request).toHaveBeenCalledExactlyOnceWith('benchfile-session-refresh', expect.anything(), expect.anything());
  expect(work).toHaveBeenCalledTimes(1);
});

it('proceeds after a minute if another tab hangs', async () => {
  request.mockImplementation(
    (_name, { signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  );
  const done = inTurn(work);
  await vi.advanceTimersByTimeAsync(59_999);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(await done).toBe('done');
});

it('may run as long as needed once started', async () => {
  let finish = (_: string) => {};
  work.mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  const done = inTurn(work);
  await vi.advanceTimersByTimeAsync(120_000);
  finish('late');
  expect(await done).toBe('late');
  expect(work).toHaveBeenCalledTimes(1);
});

it('works without locks if the page may not use them', async () => {
  request.mockRejectedValue(new DOMException('', 'SecurityError'));
  expect(await inTurn(work)).toBe('done');
  Reflect.deleteProperty(navigator, 'locks');
  expect(await inTurn(work)).toBe('done');
});

it('fails if the work fails, without repeating it', async () => {
  work.mockRejectedValue(new Error('No'));
  await expect(inTurn(work)).rejects.toThrow('No');
  expect(work).toHaveBeenCalledTimes(1);
});
