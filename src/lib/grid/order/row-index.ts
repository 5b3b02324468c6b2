/**
 * Sorts and searches a list held entirely in the browser, and updates the order when rows change. It works on row
 * numbers: the table sees only the rows on the screen.
 */
import { buildKeys, type CellValue, type ColumnKeys, type Keys } from './column-keys';
import { RowOrder } from './row-order';
import { mergeChanged, sortRows } from './sort-rows';

/** A column as the index sees it. */
export interface IndexedColumn<Row> {
  id: string;
  value: (row: Row) => CellValue;
}

/** A column to sort by; the first of several is the most significant. */
export interface ColumnOrder {
  id: string;
  desc: boolean;
}

/** The sort and the search of a list. */
export interface RowView {
  sort: readonly ColumnOrder[];
  /** The searched text; every row contains the empty text. */
  query: string;
}

/** When a larger share of the rows changes at once, sorting again is cheaper than updating the order. */
const updatableShare = 0.3;

/** An index over a list. Replacing some of its rows reindexes only those. */
export class RowIndex<Row> {
  readonly #searched: readonly IndexedColumn<Row>[];
  readonly #columns: ReadonlyMap<string, IndexedColumn<Row>>;
  #rows: readonly Row[] = [];
  #keys = new Map<string, ColumnKeys>();
  #sorted: { sort: readonly ColumnOrder[]; order: Uint32Array } | undefined;

  constructor(columns: readonly IndexedColumn<Row>[]) {
    this.#searched = columns;
    this.#columns = new Map(columns.map((column) => [column.id, column]));
  }

  /** Replaces the rows. */
  setRows(rows: readonly Row[]): void {
    if (rows === this.#rows) return;
    const changed = rows.length === this.#rows.length ? this.#changedIn(rows) : undefined;
    this.#rows = rows;
    if (!changed || changed.length > rows.length * updatableShare) this.#forget();
    else if (changed.length > 0) this.#update(changed);
  }

  /** The row numbers to show, in order. */
  view({ sort, query }: RowView): RowOrder {
    const columns = sort.filter(({ id }) => this.#columns.has(id));
    const order = this.#orderBy(columns);
    const text = query.trim();
    if (text === '') return order;
    // Lower-cased copies of the texts would weigh several times as much as the rest of the index.
    const pattern = new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i');
    return order.filter((row) => this.#contains(row, pattern));
  }

  /** Numbers of the rows that are new objects; undefined when they are too many to update. */
  #changedIn(rows: readonly Row[]): number[] | undefined {
    const changed: number[] = [];
    const limit = rows.length * updatableShare;
    for (let row = 0; row < rows.length; row += 1) {
      if (rows[row] === this.#rows[row]) continue;
      changed.push(row);
      if (changed.length > limit) return undefined;
    }
    return changed;
  }

  #forget(): void {
    this.#keys.clear();
    this.#sorted = undefined;
  }

  #update(changed: readonly number[]): void {
    const sort = this.#sorted?.sort ?? [];
    // Keys of columns outside the sort are rebuilt when they are needed.
    for (const id of [...this.#keys.keys()]) if (!sort.some((each) => each.id === id)) this.#keys.delete(id);
    if (!this.#sorted) return;
    const moved = new Set<number>();
    for (const { id } of sort) {
      const keys = this.#keys.get(id);
      const column = this.#columns.get(id);
      if (!keys || !column) continue;
      for (const row of changed) {
        const outcome = keys.update(row, this.#valueAt(column, row));
        if (outcome === 'unknown') {
          this.#forget();
          return;
        }
        if (outcome === 'moved') moved.add(row);
      }
    }
    if (moved.size > 0) this.#sorted = { sort, order: mergeChanged(this.#sorted.order, moved, this.#sortKeys(sort)) };
  }

  #orderBy(sort: readonly ColumnOrder[]): RowOrder {
    if (sort.length === 0) {
      this.#sorted = undefined;
      return RowOrder.asListed(this.#rows.length);
    }
    if (!this.#sorted || !isSameSort(this.#sorted.sort, sort))
      this.#sorted = { sort: [...sort], order: sortRows(this.#rows.length, this.#sortKeys(sort)) };
    return RowOrder.of(this.#sorted.order);
  }

  #sortKeys(sort: readonly ColumnOrder[]) {
    return sort.map(({ id, desc }) => ({ keys: this.#keysOf(id), desc }));
  }

  #keysOf(id: string): Keys {
    const known = this.#keys.get(id);
    if (known) return known.keys;
    const column = this.#columns.get(id);
    const built = buildKeys(this.#rows.length, (row) => column && this.#valueAt(column, row));
    this.#keys.set(id, built);
    return built.keys;
  }

  #valueAt(column: IndexedColumn<Row>, row: number): CellValue {
    const each = this.#rows[row];
    return each === undefined ? undefined : column.value(each);
  }

  #contains(row: number, pattern: RegExp): boolean {
    const record = this.#rows[row];
    if (record === undefined) return false;
    for (const { value } of this.#searched) {
      const cell = value(record);
      if (cell !== undefined && cell !== null && pattern.test(String(cell))) return true;
    }
    return false;
  }
}

function isSameSort(one: readonly ColumnOrder[], other: readonly ColumnOrder[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ id, desc }, place) => other[place]?.id === id && other[place].desc === desc)
  );
}
