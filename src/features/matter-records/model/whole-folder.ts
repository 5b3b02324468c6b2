/** A folder that is read whole, page after page, so that it can be sorted. */
import type { MatterFile, MatterFileList } from '@/api/generated/integration/model';
import { type NextPart, nextPart } from '@/api/listings';

type ReadPart = (part: Partial<NextPart>, signal: AbortSignal) => Promise<MatterFileList>;

/** The most that is read: a browser sorts more too slowly. */
export const mostItems = 50_000;

/** What was read. A new object after every change. */
export interface FolderReading {
  /** Items that were read, once each. */
  items: readonly MatterFile[];
  /** Missing where the system doesn't count. */
  total: number | undefined;
  /** `partial` until it is asked for the rest; `stopped` by an error, which is kept with what was read. */
  state: 'partial' | 'reading' | 'stopped' | 'whole' | 'too-large';
  error: unknown;
}

/** Reads a folder whole. Stops at an error with what was read, and goes on from there. */
export class WholeFolder {
  readonly #readPart: ReadPart;
  readonly #listeners = new Set<() => void>();
  readonly #ids: Set<string>;
  #next: NextPart | undefined;
  #read: number;
  #reading: FolderReading;
  #request: AbortController | undefined;

  /** @param first the first page, which is read already. */
  constructor(first: MatterFileList, readPart: ReadPart) {
    this.#readPart = readPart;
    this.#ids = new Set(first.items.map(({ id }) => id));
    this.#read = first.items.length;
    this.#next = nextPart(first, this.#read);
    const state = this.#next ? 'partial' : 'whole';
    this.#reading = { items: first.items, total: first.total, state, error: undefined };
  }

  /** For `useSyncExternalStore`. Stops reading when the last listener leaves. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size === 0) this.stop();
    };
  };

  readonly reading = (): FolderReading => this.#reading;

  /** Reads on to the end. */
  async readOn(): Promise<void> {
    if (this.#request) return;
    const request = new AbortController();
    this.#request = request;
    this.#change({ state: 'reading', error: undefined });
    try {
      while (this.#next && this.#reading.items.length < mostItems) {
        const page = await this.#readPart(this.#next, request.signal);
        if (request.signal.aborted) return;
        this.#add(page);
      }
      this.#change({ state: this.#next ? 'too-large' : 'whole' });
    } catch (error) {
      if (!request.signal.aborted) this.#change({ state: 'stopped', error });
    } finally {
      if (this.#request === request) this.#request = undefined;
    }
  }

  /** Stops reading, with what was read. */
  stop(): void {
    if (!this.#request) return;
    this.#request.abort();
    this.#request = undefined;
    this.#change({ state: 'partial' });
  }

  /** An item that moved to a later page while the folder changed is not read twice. */
  #add(page: MatterFileList): void {
    const fresh = page.items.filter(({ id }) => !this.#ids.has(id));
    for (const { id } of fresh) this.#ids.add(id);
    this.#read += page.items.length;
    this.#next = nextPart(page, this.#read);
    this.#change({ items: [...this.#reading.items, ...fresh], total: page.total ?? this.#reading.total });
  }

  #change(next: Partial<FolderReading>): void {
    this.#reading = { ...this.#reading, ...next };
    for (const changed of this.#listeners) changed();
  }
}
