/**
 * Lets one tab edit a draft at a time. Uses Web Locks, so the browser releases the lock when a tab closes or crashes.
 * A channel asks the holding tab to hand over. Where the browser has no Web Locks or denies them, as in a frame without
 * third-party storage, every tab can edit, and the backend's draft versions prevent overwriting.
 */

/** `asking` until the browser responds; `elsewhere` while another tab is editing. */
export type LockState = 'asking' | 'held' | 'elsewhere';

interface LockOptions {
  name: string;
  /** Saves pending changes before another tab takes over. */
  beforeHandOver: () => Promise<unknown>;
  /** Fetches the latest draft after taking over from another tab. */
  afterWaiting: () => Promise<unknown>;
}

/** How long to wait for a hand-over before taking the lock, in milliseconds. */
const handOverTimeout = 3_000;

/** How long a closing or reloading tab takes to release the lock, in milliseconds. */
const releaseTime = 400;

export class DraftLock {
  readonly #options: LockOptions;
  readonly #listeners = new Set<() => void>();
  #state: LockState = 'asking';
  #channel: BroadcastChannel | undefined;
  #ended = new AbortController();
  #release = () => {};

  constructor(options: LockOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): LockState => this.#state;

  /** Requests the lock, and again whenever the person returns to this tab while another holds it. */
  start(): void {
    this.#ended = new AbortController();
    if (!('locks' in navigator)) {
      this.#become('held');
      return;
    }
    const { signal } = this.#ended;
    this.#channel = openChannel(this.#options.name);
    this.#channel?.addEventListener('message', ({ data }) => {
      if (data === 'hand-over' && this.#state === 'held') void this.#handOver();
    });
    const askAgain = () => {
      if (this.#state === 'elsewhere' && document.visibilityState === 'visible') this.#ask(signal);
    };
    window.addEventListener('focus', askAgain, { signal });
    document.addEventListener('visibilitychange', askAgain, { signal });
    this.#ask(signal);
  }

  /** Releases the lock. */
  stop(): void {
    this.#ended.abort();
    this.#release();
    this.#channel?.close();
    this.#become('asking');
  }

  /** Takes over from the tab that holds the lock, which saves its changes first. */
  async takeOver(): Promise<void> {
    const { signal } = this.#ended;
    await this.#askForHandOver(signal);
    if (!signal.aborted) this.#hold({ steal: true }, signal);
  }

  /**
   * Waits only as long as a closing tab takes to release the lock. A longer wait would take the lock from a tab that is
   * merely reloading.
   */
  #ask(ended: AbortSignal): void {
    this.#hold({ signal: AbortSignal.any([ended, AbortSignal.timeout(releaseTime)]) }, ended);
  }

  #hold(options: LockOptionsOfBrowser, ended: AbortSignal): void {
    let isGranted = false;
    const work = async () => {
      isGranted = true;
      if (ended.aborted) return;
      const released = new Promise<void>((resolve) => {
        this.#release = resolve;
      });
      if (this.#state === 'elsewhere') await this.#options.afterWaiting();
      if (ended.aborted) return;
      this.#become('held');
      await released;
    };
    requestLock(this.#options.name, options, work).catch(() => {
      if (ended.aborted) return;
      // Another tab holds the lock or took it over, or the latest draft couldn't be fetched.
      const isElsewhere = isGranted || options.signal?.aborted;
      // Otherwise the browser denied the lock, to every tab.
      this.#become(isElsewhere ? 'elsewhere' : 'held');
    });
  }

  #askForHandOver(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, handOverTimeout);
      this.#channel?.addEventListener(
        'message',
        ({ data }) => {
          if (data !== 'handed-over') return;
          clearTimeout(timer);
          resolve();
        },
        { signal },
      );
      this.#channel?.postMessage('hand-over');
    });
  }

  async #handOver(): Promise<void> {
    await this.#options.beforeHandOver();
    this.#channel?.postMessage('handed-over');
  }

  #become(state: LockState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Browsers without storage access may throw instead of rejecting. */
async function requestLock(name: string, options: LockOptionsOfBrowser, work: () => Promise<void>): Promise<void> {
  await navigator.locks.request(name, options, work);
}

/** Undefined where the browser denies channels. */
function openChannel(name: string): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
}

type LockOptionsOfBrowser = NonNullable<Parameters<LockManager['request']>[1]> & object;
