/** The rows that a person has ticked, on whichever page they are. */
export class RowSelection<Row> {
  #rows: ReadonlyMap<string | number, Row> = new Map();
  readonly #listeners = new Set<() => void>();
  readonly #rowId: (row: Row) => string | number;

  constructor(rowId: (row: Row) => string | number) {
    this.#rowId = rowId;
  }

  /** For `useSyncExternalStore`; the map is another one after every change. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** By id, in the order in which they were ticked. */
  readonly rows = (): ReadonlyMap<string | number, Row> => this.#rows;

  has(row: Row): boolean {
    return this.#rows.has(this.#rowId(row));
  }

  toggle(row: Row): void {
    const next = new Map(this.#rows);
    const id = this.#rowId(row);
    if (!next.delete(id)) next.set(id, row);
    this.#set(next);
  }

  addAll(rows: readonly Row[]): void {
    this.#set(new Map([...this.#rows, ...rows.map((row): [string | number, Row] => [this.#rowId(row), row])]));
  }

  clear(): void {
    this.#set(new Map());
  }

  #set(rows: ReadonlyMap<string | number, Row>): void {
    this.#rows = rows;
    for (const changed of this.#listeners) changed();
  }
}
