/**
 * The order of the rows of a list that is held as a whole: sorted, searched and kept up to date without handing the
 * rows themselves to anything; the table sees only the rows on the screen.
 */
import { buildKeys, type CellValue, type ColumnKeys, updateKeys } from './column-keys';
import { mergeChanged, sortByKeys } from './radix-sort';
import { RowOrder } from './row-order';

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

/** Which rows are shown, in which order. */
export interface RowView {
  sort: readonly ColumnOrder[];
  /** What the person searches for; every row holds the empty text. */
  query: string;
}

/** Rows of a list that may change at once before their order is built anew instead of mended. */
const mendableShare = 0.3;

/**
 * An index over rows of one type. Rows are told apart by their place: an answer that replaces some objects of a list
 * of the same length costs only those.
 */
export class RowIndex<Row> {
  readonly #columns: ReadonlyMap<string, IndexedColumn<Row>>;
  #rows: readonly Row[] = [];
  #keys = new Map<string, ColumnKeys>();
  #sorted: { sort: readonly ColumnOrder[]; order: Uint32Array } | undefined;

  constructor(columns: readonly IndexedColumn<Row>[]) {
    this.#columns = new Map(columns.map((column) => [column.id, column]));
  }

  /** Takes another state of the list. */
  setRows(rows: readonly Row[]): void {
    if (rows === this.#rows) return;
    const changed = rows.length === this.#rows.length ? this.#changedIn(rows) : undefined;
    this.#rows = rows;
    if (!changed || changed.length > rows.length * mendableShare) this.#forget();
    else if (changed.length > 0) this.#mend(changed);
  }

  /** The rows to show, in their order. */
  view({ sort, query }: RowView): RowOrder {
    const columns = sort.filter(({ id }) => this.#columns.has(id));
    const order = this.#orderBy(columns);
    const wanted = query.trim();
    if (wanted === '') return order;
    // Keeps no lower-cased text beside the rows: it would weigh several times what the rest of the index does.
    const pattern = new RegExp(wanted.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i');
    return order.filter((row) => this.#holds(row, pattern));
  }

  /** Places whose row is another object; undefined when they are too many to mend. */
  #changedIn(rows: readonly Row[]): number[] | undefined {
    const changed: number[] = [];
    const limit = rows.length * mendableShare;
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

  #mend(changed: readonly number[]): void {
    const sort = this.#sorted?.sort ?? [];
    // Keys of columns that nobody sorts by now are built again when somebody does.
    for (const id of [...this.#keys.keys()]) if (!sort.some((each) => each.id === id)) this.#keys.delete(id);
    if (!this.#sorted) return;
    const moved = new Set<number>();
    for (const { id } of sort) {
      const keys = this.#keys.get(id);
      const column = this.#columns.get(id);
      if (!keys || !column) continue;
      const movedHere = updateKeys(keys, changed, (row) => this.#valueAt(column, row));
      if (!movedHere) {
        this.#keys.clear();
        this.#sorted = undefined;
        return;
      }
      for (const row of movedHere) moved.add(row);
    }
    if (moved.size > 0) this.#sorted = { sort, order: mergeChanged(this.#sorted.order, moved, this.#sortKeys(sort)) };
  }

  #orderBy(sort: readonly ColumnOrder[]): RowOrder {
    if (sort.length === 0) {
      this.#sorted = undefined;
      return RowOrder.asListed(this.#rows.length);
    }
    if (!this.#sorted || !isSameSort(this.#sorted.sort, sort))
      this.#sorted = { sort: [...sort], order: sortByKeys(this.#rows.length, this.#sortKeys(sort)) };
    return RowOrder.of(this.#sorted.order);
  }

  #sortKeys(sort: readonly ColumnOrder[]) {
    return sort.map(({ id, desc }) => ({ keys: this.#keysOf(id), desc }));
  }

  #keysOf(id: string): Float64Array {
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

  #holds(row: number, pattern: RegExp): boolean {
    for (const column of this.#columns.values()) {
      const cell = this.#valueAt(column, row);
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
