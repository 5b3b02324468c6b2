/** Column types. Columns are declared at module scope and describe the table, the cards on a phone and the sort. */
import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';

/** How a column looks. */
export interface GridColumnMeta {
  /** Heads the table column, labels the line in a card, and names the column when a sort is announced. */
  label: string;
  /** A CSS length. Columns without one share the remaining width equally. */
  width?: string | undefined;
  /** A CSS length: the distance from the start of the grid at which the column is pinned. */
  pinnedAt?: string;
  /** Right-aligns amounts and counts, with tabular figures. */
  align?: 'end';
  /** The smallest screen on which the table shows it. Cards always show it. */
  from?: 'md' | 'lg' | 'xl';
  /** Whether it shows days of the firm's zone, which its header names where the person's clock shows another time. */
  isHomeDay?: boolean | undefined;
  /** The two directions in words, ascending first. From A to Z unless it says otherwise. */
  directions?: readonly [ascending: string, descending: string];
  /**
   * Where a card shows it: as the title, as the badge beside the title, as a fact among others (the default), or on a
   * line of its own with its label.
   */
  card?: 'title' | 'badge' | 'fact' | 'line' | 'none';
}

/** What the headers need besides the columns. */
export interface GridMeta {
  /** Receives a dragged column's width in pixels; undefined resets it. */
  onResize?: ((columnId: string, width: number | undefined) => void) | undefined;
}

/** The table features that grids use. Register more here. */
export const gridFeatures = tableFeatures({
  rowSortingFeature,
  columnMeta: metaHelper<GridColumnMeta>(),
  tableMeta: metaHelper<GridMeta>(),
});
export type GridFeatures = typeof gridFeatures;

export type GridColumns<Row extends object> = readonly ColumnDef<GridFeatures, Row, unknown>[];
export type GridTable<Row extends object> = ReactTable<GridFeatures, Row>;

/** Builds columns for a row type. A column's id is its name in the address. */
export function columnsOf<Row extends object>() {
  return createColumnHelper<GridFeatures, Row>();
}

/** Limits of a resized column, in pixels. */
export const columnWidths = { min: 64, max: 960 } as const;

/** The nearest whole width within the limits. */
export function clampWidth(pixels: number): number {
  return Math.round(Math.min(columnWidths.max, Math.max(columnWidths.min, pixels)));
}
