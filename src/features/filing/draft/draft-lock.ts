/**
 * One tab edits a draft at a time. The lock is the browser's (Web Locks), so that it falls when a tab is closed or
 * crashes; a channel asks the tab that holds it to hand it over. A browser without locks edits in every tab, and the
 * backend's versions keep the tabs from overwriting each other.
 */

/** `asking` until the browser has answered; `elsewhere` while another tab edits the draft. */
export type LockState = 'asking' | 'held' | 'elsewhere';

interface LockOptions {
  /** What is locked. */
  name: string;
  /** Saves what is not saved, before another tab takes over. */
  beforeHandOver: () => Promise<unknown>;
  /** Makes sure that what is edited is the latest, once the lock is had after another tab. */
  afterWaiting: () => Promise<unknown>;
}

/** How long another tab is waited for, in milliseconds, before the lock is taken from it. */
const patience = 3_000;

/** How long a tab needs, in milliseconds, to let the lock go when it is closed or reloaded. */
const closingTime = 400;

export class DraftLock {
  readonly #options: LockOptions;
  readonly #listeners = new Set<() => void>();
  #state: LockState = 'asking';
  #channel: BroadcastChannel | undefined;
  #ended = new AbortController();
  #letGo = () => {};

  constructor(options: LockOptions) {
    this.#options = options;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly state = (): LockState => this.#state;

  /** Asks for the lock, and asks again whenever the person comes back to this tab while another one had it. */
  start(): void {
    this.#ended = new AbortController();
    if (!('locks' in navigator)) {
      this.#become('held');
      return;
    }
    const { signal } = this.#ended;
    this.#channel = new BroadcastChannel(this.#options.name);
    this.#channel.addEventListener('message', ({ data }) => {
      if (data === 'hand-over' && this.#state === 'held') void this.#handOver();
    });
    const askAgain = () => {
      if (this.#state === 'elsewhere' && document.visibilityState === 'visible') this.#ask(signal);
    };
    window.addEventListener('focus', askAgain, { signal });
    document.addEventListener('visibilitychange', askAgain, { signal });
    this.#ask(signal);
  }

  /** Lets the lock go. */
  stop(): void {
    this.#ended.abort();
    this.#letGo();
    this.#channel?.close();
    this.#become('asking');
  }

  /** Takes the lock over from the tab that has it, which saves its work before. */
  async takeOver(): Promise<void> {
    const { signal } = this.#ended;
    await this.#askForHandOver(signal);
    if (!signal.aborted) this.#hold({ steal: true }, signal);
  }

  /**
   * Asks for the lock, and waits for it just as long as a tab needs that is being closed or reloaded. Longer in line,
   * it would get the lock of a tab that is only reloaded.
   */
  #ask(ended: AbortSignal): void {
    this.#hold({ signal: AbortSignal.any([ended, AbortSignal.timeout(closingTime)]) }, ended);
  }

  #hold(options: LockOptionsOfBrowser, ended: AbortSignal): void {
    const work = async () => {
      if (ended.aborted) return;
      const released = new Promise<void>((resolve) => {
        this.#letGo = resolve;
      });
      if (this.#state === 'elsewhere') await this.#options.afterWaiting();
      if (ended.aborted) return;
      this.#become('held');
      await released;
    };
    navigator.locks.request(this.#options.name, options, work).catch(() => {
      // Another tab has it, or has taken it over; or the draft could not be fetched anew, and the lock is let go.
      if (!ended.aborted) this.#become('elsewhere');
    });
  }

  #askForHandOver(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, patience);
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

type LockOptionsOfBrowser = NonNullable<Parameters<LockManager['request']>[1]> & object;
