/** A list of any length of which only a few stretches of rows are held: those on the screen and those next to it. */
import type { RowSource } from '../export/read-all';

interface WindowSourceOptions<Row> extends Pick<RowSource<Row>, 'read'> {
  /** Rows of a window. */
  windowSize?: number;
  /** Windows that are held at most, besides those that are asked for at once. */
  mostWindows?: number;
}

/** A window and where it stands. */
interface Window<Row> {
  rows: readonly Row[] | undefined;
  request: AbortController | undefined;
  hasFailed: boolean;
}

/** What a screen draws of the list; another object after every change. */
export interface WindowState<Row> {
  /** Rows of the whole list; undefined until the first answer. */
  total: number | undefined;
  /** Rows on the screen could not be read. */
  hasFailed: boolean;
  /** Undefined while the row is on its way. */
  rowAt: (index: number) => Row | undefined;
}

/** Fetches the windows of a list ahead of a scroll, and lets go of those that are far behind it. */
export class WindowSource<Row> {
  readonly #read: WindowSourceOptions<Row>['read'];
  readonly #size: number;
  readonly #most: number;
  readonly #windows = new Map<number, Window<Row>>();
  readonly #listeners = new Set<() => void>();
  #state: WindowState<Row> = { total: undefined, hasFailed: false, rowAt: () => undefined };
  #first = 0;
  #last = 0;

  constructor({ read, windowSize = 100, mostWindows = 8 }: WindowSourceOptions<Row>) {
    this.#read = read;
    this.#size = windowSize;
    this.#most = mostWindows;
  }

  /** For `useSyncExternalStore`. When nobody listens any more, nothing is fetched any more. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => {
      this.#listeners.delete(changed);
      if (this.#listeners.size === 0) this.#abortAll();
    };
  };

  readonly state = (): WindowState<Row> => this.#state;

  /** How many rows are held now. */
  get heldRows(): number {
    return [...this.#windows.values()].reduce((sum, { rows }) => sum + (rows?.length ?? 0), 0);
  }

  /** The screen shows the rows from `firstRow` to `lastRow`: they, and the window that the scroll leads to, are fetched. */
  want(firstRow: number, lastRow: number): void {
    const first = Math.floor(Math.max(0, firstRow) / this.#size);
    const last = Math.floor(Math.max(0, lastRow) / this.#size);
    const leadsBack = first < this.#first;
    this.#first = first;
    this.#last = last;
    const ahead = leadsBack ? [first - 1] : [last + 1, last + 2];
    const wanted = [...Array.from({ length: last - first + 1 }, (_, place) => first + place), ...ahead];
    for (const number of wanted) if (this.#isInList(number)) this.#load(number);
    this.#letGo(new Set(wanted));
  }

  /** Reads again what failed. */
  retry(): void {
    for (const [number, window] of this.#windows) if (window.hasFailed) this.#windows.delete(number);
    this.want(this.#first * this.#size, this.#last * this.#size);
    this.#tell(this.#state.total);
  }

  #rowAt(index: number): Row | undefined {
    return this.#windows.get(Math.floor(index / this.#size))?.rows?.[index % this.#size];
  }

  #isInList(number: number): boolean {
    return number >= 0 && (this.#state.total === undefined ? number === 0 : number * this.#size < this.#state.total);
  }

  #load(number: number): void {
    if (this.#windows.has(number)) return;
    const request = new AbortController();
    const window: Window<Row> = { rows: undefined, request, hasFailed: false };
    this.#windows.set(number, window);
    this.#read({ top: this.#size, skip: number * this.#size }, request.signal)
      .then(({ items, total }) => {
        if (request.signal.aborted) return;
        window.rows = items;
        window.request = undefined;
        this.#tell(total);
      })
      .catch(() => {
        if (request.signal.aborted) return;
        window.request = undefined;
        window.hasFailed = true;
        this.#tell(this.#state.total);
      });
  }

  /** What was asked for and is no longer wanted is given up; of what is held, the farthest windows go first. */
  #letGo(wanted: ReadonlySet<number>): void {
    for (const [number, { request }] of this.#windows) {
      if (!request || wanted.has(number)) continue;
      request.abort();
      this.#windows.delete(number);
    }
    const distance = (number: number) => Math.max(this.#first - number, number - this.#last, 0);
    const farthestFirst = [...this.#windows.keys()].toSorted((one, other) => distance(other) - distance(one));
    for (const number of farthestFirst.slice(0, Math.max(0, this.#windows.size - this.#most)))
      if (!wanted.has(number)) this.#windows.delete(number);
  }

  #abortAll(): void {
    for (const [number, { request }] of this.#windows) {
      if (!request) continue;
      request.abort();
      this.#windows.delete(number);
    }
  }

  #tell(total: number | undefined): void {
    const inSight = [...this.#windows].filter(([number]) => number >= this.#first && number <= this.#last);
    this.#state = {
      total,
      hasFailed: inSight.some(([, { hasFailed }]) => hasFailed),
      rowAt: (index) => this.#rowAt(index),
    };
    for (const changed of this.#listeners) changed();
  }
}
