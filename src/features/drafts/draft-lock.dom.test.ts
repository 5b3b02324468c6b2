import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftLock } from './draft-lock';

/** Web Locks shared by all tabs of a browser: jsdom has none. */
class BrowserLocks {
  #held = new Map<string, { end: (error?: Error) => void }>();
  #waiting: (() => void)[] = [];

  request = async (name: string, options: LockOptions, work: () => Promise<void>): Promise<void> => {
    if (options.steal) this.#held.get(name)?.end(new DOMException('Stolen', 'AbortError'));
    else while (this.#held.has(name)) await this.#turn(options.signal);
    await this.#hold(name, work);
  };

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push(resolve);
      signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    });
  }

  #hold(name: string, work: () => Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const held = {
        end: (error?: Error) => {
          if (this.#held.get(name) !== held) return;
          this.#held.delete(name);
          for (const next of this.#waiting.splice(0)) next();
          if (error) reject(error);
          else resolve();
        },
      };
      this.#held.set(name, held);
      work().then(
        () => held.end(),
        (error) => held.end(error),
      );
    });
  }
}

const opened: DraftLock[] = [];

function openTab() {
  const hooks = { beforeHandOver: vi.fn(async () => {}), afterWaiting: vi.fn(async () => {}) };
  const lock = new DraftLock({ name: 'draft-1', ...hooks });
  opened.push(lock);
  lock.start();
  return { lock, ...hooks };
}

const becomes = (lock: DraftLock, state: string) =>
  vi.waitFor(() => expect(lock.state()).toBe(state), { timeout: 4_000 });

beforeEach(() => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: new BrowserLocks() });
});

afterEach(() => {
  for (const lock of opened.splice(0)) lock.stop();
  Reflect.deleteProperty(navigator, 'locks');
});

test('one tab edits; a second is notified', async () => {
  const one = openTab();
  await becomes(one.lock, 'held');
  const two = openTab();
  const heard = vi.fn();
  two.lock.subscribe(heard);
  await becomes(two.lock, 'elsewhere');
  expect(heard).toHaveBeenCalledTimes(1);
  expect(one.lock.state()).toBe('held');
  expect(one.afterWaiting).not.toHaveBeenCalled();
});

test('when the second takes over, the first saves first, and the second loads the saved version', async () => {
  const one = openTab();
  await becomes(one.lock, 'held');
  const two = openTab();
  await becomes(two.lock, 'elsewhere');
  await two.lock.takeOver();
  await becomes(two.lock, 'held');
  expect(one.beforeHandOver).toHaveBeenCalledTimes(1);
  expect(two.afterWaiting).toHaveBeenCalledTimes(1);
  await becomes(one.lock, 'elsewhere');
});

test('the wait for an unresponsive tab is short', async () => {
  const one = openTab();
  await becomes(one.lock, 'held');
  one.beforeHandOver.mockImplementation(() => new Promise(() => {}));
  const two = openTab();
  await becomes(two.lock, 'elsewhere');
  await two.lock.takeOver();
  await becomes(two.lock, 'held');
});

test('when the first is closed, the second can edit once the user returns to it', async () => {
  const one = openTab();
  await becomes(one.lock, 'held');
  const two = openTab();
  await becomes(two.lock, 'elsewhere');
  window.dispatchEvent(new Event('focus'));
  await new Promise((resume) => setTimeout(resume, 20));
  expect(two.lock.state()).toBe('elsewhere');
  one.lock.stop();
  window.dispatchEvent(new Event('focus'));
  await becomes(two.lock, 'held');
});

test('a reloaded tab gets its own lock back', async () => {
  const one = openTab();
  await becomes(one.lock, 'held');
  const again = openTab();
  one.lock.stop();
  await becomes(again.lock, 'held');
});

test('if the latest version can’t be loaded, editing stays blocked', async () => {
  const one = openTab();
  await becomes(one.lock, 'held');
  const two = openTab();
  await becomes(two.lock, 'elsewhere');
  two.afterWaiting.mockRejectedValueOnce(new Error('offline'));
  await two.lock.takeOver();
  await becomes(one.lock, 'elsewhere');
  expect(two.lock.state()).toBe('elsewhere');
});

test('a browser without locks edits in every tab', () => {
  Reflect.deleteProperty(navigator, 'locks');
  expect(openTab().lock.state()).toBe('held');
  expect(openTab().lock.state()).toBe('held');
});

test.each([
  ['rejects', () => Promise.reject(new DOMException('Access denied', 'SecurityError'))],
  [
    'throws',
    () => {
      throw new DOMException('Access denied', 'SecurityError');
    },
  ],
])('a browser that denies locks (%s) edits in every tab', async (_, request) => {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: { request } });
  await becomes(openTab().lock, 'held');
  await becomes(openTab().lock, 'held');
});

test('a browser that denies channels still locks', async () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('Access denied', 'SecurityError');
      }
    },
  );
  const one = openTab();
  await becomes(one.lock, 'held');
  await becomes(openTab().lock, 'elsewhere');
  vi.unstubAllGlobals();
});
