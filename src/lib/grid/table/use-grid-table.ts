import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { type GridColumns, type GridMeta, type GridTable, gridFeatures } from '../columns/columns';
import { maxSortColumns, type SortToken } from '../url/grid-search';
import { fromSorting, toSorting } from '../url/sorting';
import type { Noun } from './announcement';

/** What every grid is told, wherever its rows come from. */
export interface GridProps<Row extends object> {
  /** Name of the grid for those who do not see it. */
  label: string;
  /** What a row is: `['order', 'orders']`. */
  noun: Noun;
  /** Declared at module scope. The first column holds the row's link, and a click on the row follows it. */
  columns: GridColumns<Row>;
  rowId: (row: Row) => string | number;
  sort: readonly SortToken[];
  /** Undefined: the order of the list when nobody sorts it. */
  onSortChange: (sort: SortToken[] | undefined) => void;
  /** Stands where there are no rows at all. */
  empty: ReactNode;
  /** Rows close together. */
  isCompact?: boolean | undefined;
  /** A CSS length: where there is less room, the grid scrolls to the side. */
  minWidth?: string | undefined;
  /** Without it, columns keep their widths. */
  onResize?: GridMeta['onResize'];
}

/** The table of a grid: it holds the rows that are drawn, in the order in which they come. */
export function useGridTable<Row extends object>(
  { columns, rowId, sort, onSortChange, onResize }: GridProps<Row>,
  rows: readonly Row[],
): GridTable<Row> {
  const sorting = toSorting(sort);
  const meta = useMemo(() => ({ onResize }), [onResize]);
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
