import { useSyncExternalStore } from 'react';
import type { GridColumns } from '../columns/columns';

/** The selected rows, across all pages. */
export class RowSelection<Row> {
  #rows: ReadonlyMap<string | number, Row> = new Map();
  readonly #listeners = new Set<() => void>();
  readonly #rowId: (row: Row) => string | number;

  constructor(rowId: (row: Row) => string | number) {
    this.#rowId = rowId;
  }

  /** For `useSyncExternalStore`. Every change creates a new map. */
  readonly subscribe = (changed: () => void): (() => void) => {
    this.#listeners.add(changed);
    return () => this.#listeners.delete(changed);
  };

  /** By id, in the order selected. */
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

/** Adds a leading checkbox column. Its cells subscribe to the selection themselves. */
export function withSelectColumn<Row extends object>(
  columns: GridColumns<Row>,
  selection: RowSelection<Row>,
  nameOf: (row: Row) => string,
): GridColumns<Row> {
  const select: GridColumns<Row>[number] = {
    id: 'select',
    enableSorting: false,
    meta: { label: 'Select', width: '4.75rem' },
    cell: ({ row: { original } }) => <SelectBox row={original} selection={selection} name={nameOf(original)} />,
  };
  return [select, ...columns];
}

interface SelectBoxProps<Row> {
  row: Row;
  selection: RowSelection<Row>;
  name: string;
}

function SelectBox<Row>({ row, selection, name }: SelectBoxProps<Row>) {
  const isSelected = useSyncExternalStore(selection.subscribe, () => selection.has(row));
  return (
    <input type="checkbox" aria-label={`Select ${name}`} checked={isSelected} onChange={() => selection.toggle(row)} />
  );
}
