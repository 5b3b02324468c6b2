import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { type GridColumns, type GridMeta, type GridTable, gridFeatures } from '../columns/columns';
import { maxSortColumns, type SortToken } from '../url/grid-search';
import { fromSorting, toSorting } from '../url/sorting';
import type { Noun } from './announcement';
import type { Density } from './density';

/** Props of every grid. */
export interface GridProps<Row extends object> {
  /** The accessible name of the grid. */
  label: string;
  /** Names the rows: `['order', 'orders']`. */
  noun: Noun;
  /** Declared at module scope. The first column has the row's link; a click on the row follows it. */
  columns: GridColumns<Row>;
  rowId: (row: Row) => string | number;
  sort: readonly SortToken[];
  /** Undefined: the default sort. */
  onSortChange: (sort: SortToken[] | undefined) => void;
  /** Shown when the list has no rows. */
  empty: ReactNode;
  density?: Density | undefined;
  /** What cells name only if it varies between the rows, such as the state of a court. */
  variesBy?: ((row: Row) => string) | undefined;
  /** A CSS length. On narrower screens the grid scrolls sideways. */
  minWidth?: string | undefined;
  /** Undefined: columns can’t be resized. */
  onResize?: GridMeta['onResize'];
}

/** The TanStack table of a grid. Holds only the rendered rows, already sorted. */
export function useGridTable<Row extends object>(
  { columns, rowId, sort, onSortChange, onResize }: GridProps<Row>,
  rows: readonly Row[],
  needs: GridMeta['needs'],
): GridTable<Row> {
  const sorting = useMemo(() => toSorting(sort), [sort]);
  const meta = useMemo(() => ({ onResize, needs }), [onResize, needs]);
  return useTable({
    features: gridFeatures,
    columns,
    meta,
    data: rows,
    getRowId: (row) => String(rowId(row)),
    manualSorting: true,
    maxMultiSortColCount: maxSortColumns,
    state: { sorting },
    onSortingChange: (update) => {
      const next = typeof update === 'function' ? update(sorting) : update;
      onSortChange(next.length > 0 ? fromSorting(next) : undefined);
    },
  });
}

/** Whether the rows agree in what `variesBy` reads. */
export function useUniform<Row extends object>(rows: readonly Row[], variesBy: GridProps<Row>['variesBy']): boolean {
  return useMemo(() => {
    const [first] = rows;
    if (!variesBy || first === undefined) return true;
    const expected = variesBy(first);
    return rows.every((row) => variesBy(row) === expected);
  }, [rows, variesBy]);
}
