/**
 * Lets one tab edit a draft at a time. Uses Web Locks, so the browser releases the lock when a tab closes or crashes.
 * A channel asks the holding tab to hand over. A busy browser may grant the lock late: until it does, the draft can be
 * edited, and the backend's draft versions prevent overwriting. Only a holder that the browser names, or a message of the
 * holder, means that another tab is editing; silence means nothing. Where the browser has no Web Locks or denies them, as
 * in a frame without third-party storage, every tab can edit.
 */
import { tabId } from '@/lib/browser/tab-id';

/**
 * `opening`: for a moment, until the browser has had time to respond. `asking`: the lock isn't granted yet, and no other
 * tab is known to hold it. `elsewhere`: another tab is editing. `behind`: this tab holds the lock, but the changes of the
 * tab that held it before couldn't be loaded.
 */
export type LockState = 'opening' | 'asking' | 'held' | 'elsewhere' | 'behind';

interface LockOptions {
  name: string;
  /** Saves pending changes before another tab edits. Returns whether everything is saved. */
  beforeHandOver: () => Promise<boolean>;
  /** Fetches the latest draft after taking over from another tab. */
  afterWaiting: () => Promise<unknown>;
}

/** How long to wait for a hand-over before taking the lock, in milliseconds. */
const handOverTimeout = 3_000;

/** How long the first response is waited for before the draft opens, in milliseconds. */
const openingTime = 400;

/** Milliseconds between looks at who holds the lock, until this tab does. */
const lookAgain = 1_000;

/** Between tabs. `who-edits` is answered, and each change of the holder announced, by `editing`. */
type Message = 'who-edits' | 'editing' | 'hand-over' | 'handed-over';

export class DraftLock {
  readonly #options: LockOptions;
  readonly #listeners = new Set<() => void>();
  #state: LockState = 'opening';
  #locks: LockManager | undefined;
  /** A lock that all documents of this tab share. */
  #nameOfTab = '';
  #channel: BroadcastChannel | undefined;
  #ended = new AbortController();
  /** The request for the lock, until it is granted or withdrawn. */
  #asked: AbortController | undefined;
  #release = () => {};
  #loadAgain = () => {};

  constructor(options: LockOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): LockState => this.#state;

  /** Requests the lock, and again when another tab that held it has let go and the person is in this one. */
  start(): void {
    this.#ended = new AbortController();
    if (!('locks' in navigator)) {
      this.#become('held');
      return;
    }
    const { signal } = this.#ended;
    this.#locks = navigator.locks;
    this.#nameOfTab = `${this.#options.name} in tab ${tabId()}`;
    this.#channel = openChannel(this.#options.name);
    this.#channel?.addEventListener('message', ({ data }) => void this.#hear(data));
    this.#standForTab(signal);
    const returned = () => document.visibilityState === 'visible' && this.#askAgain();
    window.addEventListener('focus', returned, { signal });
    document.addEventListener('visibilitychange', returned, { signal });
    window.addEventListener('online', () => this.#loadAgain(), { signal });
    this.#ask();
    void this.#watch(signal);
    const opened = setTimeout(() => this.#open(), openingTime);
    signal.addEventListener('abort', () => clearTimeout(opened));
  }

  /** Releases the lock. */
  stop(): void {
    this.#ended.abort();
    this.#asked = undefined;
    this.#release();
    this.#channel?.close();
    this.#become('opening');
  }

  /** Takes over from the tab that holds the lock, which saves its changes first. */
  async takeOver(): Promise<void> {
    if (this.#state === 'behind') return this.#loadAgain();
    const { signal } = this.#ended;
    await this.#askForHandOver(signal);
    if (signal.aborted) return;
    this.#withdraw();
    this.#request({ steal: true });
  }

  /** Shows the browser which documents are this tab's, such as those before and after a reload. */
  #standForTab(signal: AbortSignal): void {
    const untilEnded = () => new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    this.#requestLock(this.#nameOfTab, { mode: 'shared', signal }, untilEnded).catch(() => {});
  }

  #ask(): void {
    this.#asked = new AbortController();
    this.#request({ signal: AbortSignal.any([this.#ended.signal, this.#asked.signal]) });
    this.#tell('who-edits');
  }

  #askAgain(): void {
    if (this.#state === 'elsewhere' && !this.#asked) this.#ask();
    this.#loadAgain();
  }

  #withdraw(): void {
    this.#asked?.abort();
    this.#asked = undefined;
  }

  #request(options: LockOptionsOfBrowser): void {
    const ended = this.#ended.signal;
    const lost = new AbortController();
    let isGranted = false;
    const work = async () => {
      // Taken over before the browser said that it was granted.
      if (ended.aborted || lost.signal.aborted) return;
      isGranted = true;
      this.#asked = undefined;
      const released = new Promise<void>((resolve) => {
        this.#release = resolve;
      });
      void this.#begin(AbortSignal.any([ended, lost.signal]));
      await released;
    };
    this.#requestLock(this.#options.name, options, work).catch((error) => {
      lost.abort();
      if (ended.aborted || (!isGranted && options.signal?.aborted)) return;
      this.#asked = undefined;
      // Another tab took over, or the browser denied the lock, to every tab.
      this.#become(isAbort(error) ? 'elsewhere' : 'held');
    });
  }

  /** Edits, with the latest version if another tab edited before. */
  async #begin(lost: AbortSignal): Promise<void> {
    if (this.#state === 'elsewhere')
      while (!(await this.#options.afterWaiting().then(isTrue, isFalse))) {
        if (lost.aborted) return;
        const again = new Promise<void>((resolve) => {
          this.#loadAgain = resolve;
        });
        this.#become('behind');
        await again;
      }
    if (lost.aborted) return;
    this.#become('held');
    this.#tell('editing');
  }

  /** Looks who holds the lock until this tab does, and asks for one that no tab holds anymore. */
  async #watch(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const holder = this.#isWaiting() ? await this.#findHolder() : 'unknown';
      if (signal.aborted) return;
      if (holder === 'another tab') await this.#yield();
      else if (holder === 'no other tab') {
        this.#open();
        // Another tab may merely be reloading: the person is in that one, then.
        if (document.hasFocus()) this.#askAgain();
      }
      await pauseUntil(signal, lookAgain);
    }
  }

  #isWaiting(): boolean {
    return this.#state === 'opening' || this.#state === 'asking' || this.#state === 'elsewhere';
  }

  /** Who holds the lock, as the browser says. The documents of one tab are one holder, a former one before a reload too. */
  async #findHolder(): Promise<'another tab' | 'no other tab' | 'unknown'> {
    try {
      const { held = [], pending = [] } = (await this.#locks?.query()) ?? {};
      const holder = held.find(({ name }) => name === this.#options.name);
      if (!holder) return 'no other tab';
      const ofTab = [...held, ...pending].filter(({ name }) => name === this.#nameOfTab);
      if (ofTab.some(({ clientId }) => clientId === holder.clientId)) return 'no other tab';
      return ofTab.length > 0 ? 'another tab' : 'unknown';
    } catch {
      return 'unknown';
    }
  }

  /**
   * Leaves the draft to the tab that holds it. What was typed here meanwhile is saved first. If it can't be, as when both
   * tabs changed the same version, the draft stays open here until the person decides.
   */
  async #yield(): Promise<void> {
    const asked = this.#asked;
    if (!asked) return;
    if (this.#state === 'asking' && !(await this.#options.beforeHandOver().catch(isFalse))) return;
    if (asked !== this.#asked) return;
    this.#withdraw();
    this.#become('elsewhere');
  }

  /** Opens the draft although the lock isn't granted yet. */
  #open(): void {
    if (this.#state === 'opening') this.#become('asking');
  }

  async #hear(message: Message): Promise<void> {
    if (message === 'editing') await this.#yield();
    if (this.#state !== 'held') return;
    if (message === 'who-edits') this.#tell('editing');
    if (message === 'hand-over') {
      await this.#options.beforeHandOver();
      this.#tell('handed-over');
    }
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
      this.#tell('hand-over');
    });
  }

  #tell(message: Message): void {
    try {
      this.#channel?.postMessage(message);
    } catch {
      // Closed meanwhile.
    }
  }

  /** Browsers without storage access may throw instead of rejecting. */
  async #requestLock(name: string, options: LockOptionsOfBrowser, work: () => Promise<void>): Promise<void> {
    await this.#locks?.request(name, options, work);
  }

  #become(state: LockState): void {
    if (state === this.#state) return;
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}

/** Tells how the browser says that a lock was withdrawn or taken over. */
const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';
const isTrue = () => true;
const isFalse = () => false;

/** Waits, unless the signal aborts first. */
function pauseUntil(signal: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener('abort', done);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
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
