import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BrowserLocks } from '../../../tests/browser-locks';
import { DraftLock } from './draft-lock';

let browser: BrowserLocks;
let tabs = 0;
const opened: DraftLock[] = [];

interface TabToOpen {
  /** The browser's name for the document. */
  clientId?: string;
  /** What the tab keeps across reloads; a new tab keeps nothing. */
  session?: Record<string, string>;
}

function openTab({ clientId = `tab ${++tabs}`, session = {} }: TabToOpen = {}) {
  Object.defineProperty(navigator, 'locks', { configurable: true, value: browser.of(clientId) });
  sessionStorage.clear();
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
  const hooks = { beforeHandOver: vi.fn(async () => true), afterWaiting: vi.fn(async () => {}) };
  const lock = new DraftLock({ name: 'draft-1', ...hooks });
  opened.push(lock);
  lock.start();
  return { lock, clientId, session: { ...sessionStorage }, ...hooks };
}

/** Tells what the person in the tab is told and may do, from the beginning. */
function follow({ lock }: { lock: DraftLock }) {
  const states = [lock.state()];
  lock.subscribe(() => states.push(lock.state()));
  return states;
}

const becomes = (lock: DraftLock, state: string) =>
  vi.waitFor(() => expect(lock.state()).toBe(state), { timeout: 4_000 });

beforeEach(() => {
  browser = new BrowserLocks();
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  vi.useFakeTimers();
});

afterEach(() => {
  for (const lock of opened.splice(0)) lock.stop();
  Reflect.deleteProperty(navigator, 'locks');
  vi.useRealTimers();
});

describe('the only tab, in focus,', () => {
  test.each([500, 1_000, 2_500, 5_000, 12_000, 30_000])('can edit while it waits %i ms for the lock', async (delay) => {
    browser.grantDelay = delay;
    const tab = openTab();
    const states = follow(tab);
    await vi.advanceTimersByTimeAsync(Math.min(delay, 450));
    expect(tab.lock.state()).toBe('asking');
    await vi.advanceTimersByTimeAsync(delay);
    expect(states).toEqual(['opening', 'asking', 'held']);
    expect(tab.afterWaiting).not.toHaveBeenCalled();
  });

  test.each([500, 5_000, 30_000])('can edit while the browser takes %i ms to say who holds the lock', async (delay) => {
    browser.grantDelay = delay * 2;
    browser.answerDelay = delay;
    const tab = openTab();
    const states = follow(tab);
    await vi.advanceTimersByTimeAsync(450);
    expect(tab.lock.state()).toBe('asking');
    await vi.advanceTimersByTimeAsync(delay * 4);
    expect(states).toEqual(['opening', 'asking', 'held']);
  });

  test('can edit while the browser says nothing at all', async () => {
    browser.grantDelay = Number.POSITIVE_INFINITY;
    browser.answerDelay = Number.POSITIVE_INFINITY;
    const states = follow(openTab());
    await vi.advanceTimersByTimeAsync(600_000);
    expect(states).toEqual(['opening', 'asking']);
  });

  test('is not another tab after a reload, however late its former page lets go of the lock', async () => {
    // A page that is torn down hears nothing anymore, and the browser still names it.
    vi.stubGlobal('BroadcastChannel', undefined);
    const former = openTab();
    await vi.advanceTimersByTimeAsync(0);
    expect(former.lock.state()).toBe('held');
    const states = follow(openTab({ session: former.session }));
    await vi.advanceTimersByTimeAsync(20_000);
    expect(states).toEqual(['opening', 'asking']);
    browser.close(former.clientId);
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['opening', 'asking', 'held']);
    vi.unstubAllGlobals();
  });

  test('that was left and opened again within the application is not another tab', async () => {
    const tab = openTab();
    await vi.advanceTimersByTimeAsync(0);
    browser.grantDelay = 3_000;
    tab.lock.stop();
    const states = follow(openTab(tab));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(states).toEqual(['opening', 'asking', 'held']);
  });
});

describe('another tab', () => {
  test('edits; the second is notified', async () => {
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

  test('is found although the browser is slow to say so', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    browser.answerDelay = 12_000;
    vi.stubGlobal('BroadcastChannel', undefined);
    const two = openTab();
    const states = follow(two);
    await vi.advanceTimersByTimeAsync(11_000);
    expect(two.lock.state()).toBe('asking');
    await vi.advanceTimersByTimeAsync(2_000);
    expect(states).toEqual(['opening', 'asking', 'elsewhere']);
    expect(two.beforeHandOver).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
  });

  test('is found by its message where the browser names nobody', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    browser.answerDelay = Number.POSITIVE_INFINITY;
    const two = openTab();
    await becomes(two.lock, 'elsewhere');
    expect(one.lock.state()).toBe('held');
  });

  test('that was duplicated is found', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    const two = openTab({ session: one.session });
    await becomes(two.lock, 'elsewhere');
  });

  test('does not lose what was typed here before it was found: that is saved first', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    browser.answerDelay = 2_000;
    vi.stubGlobal('BroadcastChannel', undefined);
    const two = openTab();
    two.beforeHandOver.mockResolvedValueOnce(false);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(two.beforeHandOver).toHaveBeenCalledTimes(1);
    // Someone has to choose between two versions: not behind a notice that makes it read-only.
    expect(two.lock.state()).toBe('asking');
    await vi.advanceTimersByTimeAsync(10_000);
    expect(two.lock.state()).toBe('elsewhere');
    vi.unstubAllGlobals();
  });

  test('that takes over lets the first save first, and loads the saved version', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    const two = openTab();
    await becomes(two.lock, 'elsewhere');
    void two.lock.takeOver();
    await becomes(two.lock, 'held');
    expect(one.beforeHandOver).toHaveBeenCalledTimes(1);
    expect(two.afterWaiting).toHaveBeenCalledTimes(1);
    await becomes(one.lock, 'elsewhere');
  });

  test('that takes over before this one learned that it held the lock is the one that edits', async () => {
    browser.grantDelay = 5_000;
    const one = openTab();
    const two = openTab();
    await becomes(two.lock, 'elsewhere');
    browser.grantDelay = 0;
    void two.lock.takeOver();
    await becomes(two.lock, 'held');
    await becomes(one.lock, 'elsewhere');
    await vi.advanceTimersByTimeAsync(20_000);
    expect([one.lock.state(), two.lock.state()]).toEqual(['elsewhere', 'held']);
  });

  test('that does not respond is waited for only shortly', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    one.beforeHandOver.mockImplementation(() => new Promise(() => {}));
    const two = openTab();
    await becomes(two.lock, 'elsewhere');
    void two.lock.takeOver();
    await becomes(two.lock, 'held');
  });

  test('that is closed leaves the draft to the tab in focus, without a click', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    const two = openTab();
    await becomes(two.lock, 'elsewhere');
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(two.lock.state()).toBe('elsewhere');
    one.lock.stop();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(two.lock.state()).toBe('held');
    expect(two.afterWaiting).toHaveBeenCalledTimes(1);
  });

  test('that is merely reloading keeps the draft: a tab without focus takes nothing', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    const two = openTab();
    await becomes(two.lock, 'elsewhere');
    vi.spyOn(document, 'hasFocus').mockReturnValue(false);
    one.lock.stop();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(two.lock.state()).toBe('elsewhere');
    window.dispatchEvent(new Event('focus'));
    await vi.advanceTimersByTimeAsync(100);
    expect(two.lock.state()).toBe('held');
  });

  test('is not blamed when the latest version can’t be loaded: this tab says so and tries again', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    const two = openTab();
    await becomes(two.lock, 'elsewhere');
    two.afterWaiting.mockRejectedValueOnce(new Error('offline'));
    void two.lock.takeOver();
    await becomes(one.lock, 'elsewhere');
    await becomes(two.lock, 'behind');
    void two.lock.takeOver();
    await becomes(two.lock, 'held');
    expect(two.afterWaiting).toHaveBeenCalledTimes(2);
    expect(one.lock.state()).toBe('elsewhere');
  });

  test('that takes over while the latest version loads is the one that edits', async () => {
    const one = openTab();
    await becomes(one.lock, 'held');
    const two = openTab();
    await becomes(two.lock, 'elsewhere');
    const loaded = Promise.withResolvers<void>();
    two.afterWaiting.mockReturnValueOnce(loaded.promise);
    void two.lock.takeOver();
    await becomes(one.lock, 'elsewhere');
    void one.lock.takeOver();
    await becomes(one.lock, 'held');
    const states = follow(two);
    loaded.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(states).toEqual(['elsewhere']);
    expect(one.lock.state()).toBe('held');
  });
});

test('a reloaded tab gets its own lock back', async () => {
  const one = openTab();
  await becomes(one.lock, 'held');
  const again = openTab({ session: one.session });
  one.lock.stop();
  await becomes(again.lock, 'held');
});

describe('a browser', () => {
  const use = (locks: object | undefined) =>
    vi.spyOn(browser, 'of').mockReturnValue(locks as ReturnType<BrowserLocks['of']>);

  test('without locks edits in every tab', () => {
    const open = () => {
      const lock = new DraftLock({ name: 'draft-1', beforeHandOver: async () => true, afterWaiting: async () => {} });
      opened.push(lock);
      lock.start();
      return lock.state();
    };
    expect([open(), open()]).toEqual(['held', 'held']);
  });

  test.each([
    ['rejects', () => Promise.reject(new DOMException('Access denied', 'SecurityError'))],
    [
      'throws',
      () => {
        throw new DOMException('Access denied', 'SecurityError');
      },
    ],
  ])('that denies locks (%s) edits in every tab', async (_, request) => {
    use({ request, query: request });
    await becomes(openTab().lock, 'held');
    await becomes(openTab().lock, 'held');
  });

  test('that denies channels still locks', async () => {
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
});
