/** Keeps only the rows of a long server list that are on or near the screen. */
import type { RowSource } from '../export/read-all';

interface WindowSourceOptions<Row> extends Pick<RowSource<Row>, 'read' | 'rowId'> {
  /** Rows per window. */
  windowSize?: number;
  /** The most windows to keep beyond those requested together. */
  maxWindows?: number;
  /**
   * Milliseconds for which the scroll must rest before windows that follow others at once are fetched. Someone who
   * drags the scrollbar passes hundreds, and a server answers requests that were given up, too.
   */
  rest?: number;
  /** The list's beginning, where it was read already, in at least one whole window. */
  beginning?: { items: readonly Row[]; total: number } | undefined;
}

/** A window of rows and its request. */
interface Window<Row> {
  rows: readonly Row[] | undefined;
  request: AbortController | undefined;
  hasFailed: boolean;
}

/** What the grid renders. A new object after every change. */
export interface WindowState<Row> {
  /** Rows in the whole list; undefined until the first response. */
  total: number | undefined;
  /** Visible rows failed to load. */
  hasFailed: boolean;
  /** Undefined while the row is loading. */
  rowAt: (index: number) => Row | undefined;
}

const nothing = { items: [] };

/** Fetches windows ahead of the scroll and evicts the farthest. */
export class WindowSource<Row> {
  readonly #read: WindowSourceOptions<Row>['read'];
  readonly #rowId: WindowSourceOptions<Row>['rowId'];
  readonly #size: number;
  readonly #maxWindows: number;
  readonly #windows = new Map<number, Window<Row>>();
  readonly #listeners = new Set<() => void>();
  #state: WindowState<Row> = { total: undefined, hasFailed: false, rowAt: () => undefined };
  readonly #rest: number;
  #first = 0;
  #last = 0;
  /** When windows were last missing. */
  #missedAt = Number.NEGATIVE_INFINITY;
  #resting: ReturnType<typeof setTimeout> | undefined;

  constructor({ read, rowId, windowSize = 100, maxWindows = 8, rest = 100, beginning }: WindowSourceOptions<Row>) {
    this.#read = read;
    this.#rowId = rowId;
    this.#size = windowSize;
    this.#maxWindows = maxWindows;
    this.#rest = rest;
    if (beginning) this.#keep(beginning);
  }

  /** For `useSyncExternalStore`. Aborts all requests when the last listener leaves. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size === 0) this.#abortAll();
    };
  };

  readonly state = (): WindowState<Row> => this.#state;

  /** Number of rows in memory. */
  get cachedRows(): number {
    return [...this.#windows.values()].reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0);
  }

  /** Fetches the visible rows, and the windows the scroll is heading for. */
  show(firstRow: number, lastRow: number): void {
    const first = Math.floor(Math.max(0, firstRow) / this.#size);
    const last = Math.floor(Math.max(0, lastRow) / this.#size);
    const isScrollingUp = first < this.#first;
    this.#first = first;
    this.#last = last;
    const ahead = isScrollingUp ? [first - 1] : [last + 1, last + 2];
    const needed = [...Array.from({ length: last - first + 1 }, (_, place) => first + place), ...ahead];
    this.#evict(new Set(needed));
    this.#loadAtRest(needed.filter((number) => this.#exists(number) && !this.#windows.has(number)));
  }

  /** Fetches windows: at once after a rest, else once the scroll rests. */
  #loadAtRest(missing: readonly number[]): void {
    clearTimeout(this.#resting);
    if (missing.length === 0) return;
    const now = performance.now();
    const isAfterRest = now - this.#missedAt >= this.#rest;
    this.#missedAt = now;
    const load = () => {
      for (const number of missing) this.#load(number);
    };
    if (isAfterRest) load();
    else this.#resting = setTimeout(load, this.#rest);
  }

  /** Retries failed windows. */
  retry(): void {
    for (const [number, window] of this.#windows) if (window.hasFailed) this.#windows.delete(number);
    this.show(this.#first * this.#size, this.#last * this.#size);
    this.#notify(this.#state.total);
  }

  /** The rows of the windows on the screen. */
  get visibleRows(): readonly Row[] {
    return this.#visible().flatMap(([, { rows }]) => rows ?? []);
  }

  /**
   * Reads the visible windows again and shows what has changed in their rows. Rows keep their places: what is new or
   * gone doesn't move what a person reads. A failure keeps what is shown.
   */
  async refresh(signal: AbortSignal): Promise<void> {
    for (const [number, window] of this.#visible()) {
      if (!window.rows) continue;
      const { items } = await this.#read({ top: this.#size, skip: number * this.#size }, signal).catch(() => nothing);
      if (signal.aborted) return;
      const now = new Map(items.map((row: Row) => [this.#rowId(row), row]));
      window.rows = window.rows.map((row) => now.get(this.#rowId(row)) ?? row);
    }
    this.#notify(this.#state.total);
  }

  #visible() {
    return [...this.#windows].filter(([number]) => number >= this.#first && number <= this.#last);
  }

  #rowAt(index: number): Row | undefined {
    return this.#windows.get(Math.floor(index / this.#size))?.rows?.[index % this.#size];
  }

  #exists(number: number): boolean {
    return number >= 0 && (this.#state.total === undefined ? number === 0 : number * this.#size < this.#state.total);
  }

  /** Keeps whole windows of a list's beginning. */
  #keep({ items, total }: { items: readonly Row[]; total: number }): void {
    for (let start = 0; start + this.#size <= items.length; start += this.#size) {
      const rows = items.slice(start, start + this.#size);
      this.#windows.set(start / this.#size, { rows, request: undefined, hasFailed: false });
    }
    if (this.#windows.size > 0) this.#notify(total);
  }

  #load(number: number): void {
    const request = new AbortController();
    const window: Window<Row> = { rows: undefined, request, hasFailed: false };
    this.#windows.set(number, window);
    this.#read({ top: this.#size, skip: number * this.#size }, request.signal)
      .then(({ items, total }) => {
        if (request.signal.aborted) return;
        window.rows = items;
        window.request = undefined;
        this.#notify(total);
      })
      .catch(() => {
        if (request.signal.aborted) return;
        window.request = undefined;
        window.hasFailed = true;
        this.#notify(this.#state.total);
      });
  }

  /** Aborts requests that are no longer needed, then drops the farthest windows over the limit. */
  #evict(needed: ReadonlySet<number>): void {
    for (const [number, { request }] of this.#windows) {
      if (!request || needed.has(number)) continue;
      request.abort();
      this.#windows.delete(number);
    }
    const distance = (number: number) => Math.max(this.#first - number, number - this.#last, 0);
    const farthestFirst = [...this.#windows.keys()].toSorted((one, other) => distance(other) - distance(one));
    for (const number of farthestFirst.slice(0, Math.max(0, this.#windows.size - this.#maxWindows)))
      if (!needed.has(number)) this.#windows.delete(number);
  }

  #abortAll(): void {
    clearTimeout(this.#resting);
    for (const [number, { request }] of this.#windows) {
      if (!request) continue;
      request.abort();
      this.#windows.delete(number);
    }
  }

  #notify(total: number | undefined): void {
    this.#state = {
      total,
      hasFailed: this.#visible().some(([, { hasFailed }]) => hasFailed),
      rowAt: (index) => this.#rowAt(index),
    };
    for (const changed of this.#listeners) changed();
  }
}
