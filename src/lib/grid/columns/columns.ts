/** The vocabulary of columns: they are declared at module scope and describe the table, the cards of a phone and the sort. */
import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** How a column shows, besides what it shows. */
export interface GridColumnMeta {
  /** Its name: the header, the label in a card, and what a sort is announced by. */
  label: string;
  /** A CSS length. Columns without one divide evenly what the others leave. */
  width?: string | undefined;
  /** A CSS length from the start of the grid, where the column is held while the others scroll past. */
  pinnedAt?: string;
  /** Amounts and counts stand at the end, in figures of one width. */
  align?: 'end';
  /** The narrowest screen on which the table has room for it; a card shows it anyway. */
  from?: 'md' | 'lg' | 'xl';
  /** The two directions in words, ascending first. From A to Z unless it says otherwise. */
  directions?: readonly [ascending: string, descending: string];
  /** Where it goes in a card: its title, the badge beside the title, or a line with its label (the default). */
  card?: 'title' | 'badge' | 'line' | 'none';
}

/** What a grid's headers need besides the columns. */
export interface GridMeta {
  /** Takes how wide, in pixels, a column was dragged; undefined: as wide as it was declared. */
  onResize?: ((columnId: string, width: number | undefined) => void) | undefined;
}

/** What the grids use of the table. More is registered here when a grid needs it. */
export const gridFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<GridColumnMeta>(),
  tableMeta: metaHelper<GridMeta>(),
});
export type GridFeatures = typeof gridFeatures;

export type GridColumns<Row extends object> = readonly ColumnDef<GridFeatures, Row, unknown>[];
export type GridTable<Row extends object> = ReactTable<GridFeatures, Row>;

/** Builds the columns of rows of one type. A column's id is its name in the address. */
export function columnsOf<Row extends object>() {
  return createColumnHelper<GridFeatures, Row>();
}
