/** Web Locks of one browser, as its documents see them. jsdom has none. */

interface LockRequest {
  name: string;
  mode: LockMode;
  clientId: string;
  /** The document learns that it holds the lock. */
  tell: () => void;
  reject: (reason: unknown) => void;
}

/** Milliseconds, `Infinity` for never; or until a promise resolves. */
type Delay = number | Promise<void>;

/** The locks of a browser. As in a busy one, a document may learn late that it holds a lock, or who does. */
export class BrowserLocks {
  grantDelay: Delay = 0;
  answerDelay: Delay = 0;
  #held: LockRequest[] = [];
  #pending: LockRequest[] = [];

  /** The lock manager of a document. */
  of(clientId: string): Pick<LockManager, 'request' | 'query'> {
    return {
      request: async (name: string, ...given: unknown[]) => {
        const work = given.at(-1);
        const options = given.length > 1 ? given[0] : {};
        if (!isWork(work) || !isOptions(options)) throw new TypeError('Not a request for a lock.');
        return this.#request({ name, clientId, options, work });
      },
      query: async () => {
        await delay(this.answerDelay);
        const seen = ({ name, mode, clientId: of }: LockRequest) => ({ name, mode, clientId: of });
        return { held: this.#held.map(seen), pending: this.#pending.map(seen) };
      },
    };
  }

  /** Lets go of everything that a document holds and waits for, as when it is closed. */
  close(clientId: string): void {
    this.#held = this.#held.filter((each) => each.clientId !== clientId);
    this.#pending = this.#pending.filter((each) => each.clientId !== clientId);
    this.#grant();
  }

  #request({ name, clientId, options, work }: RequestToMake): Promise<unknown> {
    return new Promise((resolve, reject) => {
      options.signal?.throwIfAborted();
      const request: LockRequest = {
        ...{ name, clientId, mode: options.mode ?? 'exclusive', reject },
        tell: () => {
          void delay(this.grantDelay)
            .then(() => work({ name, mode: request.mode }))
            .finally(() => this.#release(request))
            .then(resolve, reject);
        },
      };
      options.signal?.addEventListener('abort', () => {
        if (!this.#pending.includes(request)) return;
        this.#pending = this.#pending.filter((each) => each !== request);
        reject(new DOMException('The request was aborted.', 'AbortError'));
      });
      if (options.steal) {
        const stolen = this.#held.filter((each) => each.name === name);
        this.#held = this.#held.filter((each) => each.name !== name);
        for (const each of stolen) each.reject(new DOMException('The lock was stolen.', 'AbortError'));
        this.#pending.unshift(request);
      } else this.#pending.push(request);
      this.#grant();
    });
  }

  #release(request: LockRequest): void {
    this.#held = this.#held.filter((each) => each !== request);
    this.#grant();
  }

  #grant(): void {
    for (const next of this.#pending) {
      const before = [...this.#held, ...this.#pending.slice(0, this.#pending.indexOf(next))];
      const isFree = before.every(
        (each) => each.name !== next.name || (each.mode === 'shared' && next.mode === 'shared'),
      );
      if (!isFree) continue;
      this.#pending = this.#pending.filter((each) => each !== next);
      this.#held = [...this.#held, next];
      next.tell();
      this.#grant();
      return;
    }
  }
}

interface RequestToMake {
  name: string;
  clientId: string;
  options: LockOptions;
  work: (lock: Lock) => unknown;
}

const isWork = (given: unknown): given is (lock: Lock) => unknown => typeof given === 'function';
const isOptions = (given: unknown): given is LockOptions => typeof given === 'object' && given !== null;

function delay(given: Delay): Promise<void> {
  if (given === 0) return Promise.resolve();
  if (typeof given === 'object') return given;
  return new Promise((resolve) => {
    if (Number.isFinite(given)) setTimeout(resolve, given);
  });
}
