/** Column types. Columns are declared at module scope and describe the table, the cards on a phone and the sort. */
import {
  type ColumnDef,
  createColumnHelper,
  metaHelper,
  type ReactTable,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ColumnNeed } from '../widths/share-width';
import type { ShownText } from '../widths/shown-text';

/** How a column looks. */
export interface GridColumnMeta {
  /** Heads the table column, labels the line in a card, and names the column when a sort is announced. */
  label: string;
  /**
   * A CSS length. A column that shows texts gets its width by them (`widths/`); until they are known, and with pinned
   * columns, it has this one. Columns without one share the remaining width equally.
   */
  width?: string | undefined;
  /** A person chose the width. */
  isSized?: boolean;
  /** A CSS length: the distance from the start of the grid at which the column is pinned. */
  pinnedAt?: string;
  /** Right-aligns amounts and counts, with tabular figures. */
  align?: 'end';
  /** A table shows it only if a person chooses it. Files have it anyway. */
  isOptional?: boolean | undefined;
  /** The smallest screen on which the table shows it. Cards always show it. */
  from?: 'md' | 'lg' | 'xl';
  /** Whether it shows days of the firm's zone, which its header names where the person's clock shows another time. */
  isHomeDay?: boolean | undefined;
  /** The two directions in words, ascending first. From A to Z unless it says otherwise. */
  directions?: readonly [ascending: string, descending: string];
  /**
   * Where a card shows it: as the title, as the badge beside the title, as a fact among others, without its label (the
   * default) or with it, or with its label on a line of its own.
   */
  card?: 'title' | 'badge' | 'fact' | 'labeled' | 'line' | 'none';
}

/** What the headers need besides the columns. */
export interface GridMeta {
  /** By column; undefined until rows are known. */
  needs?: readonly ColumnNeed[] | undefined;
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

/** `shows` is what its cells show, for the width of the column; without it, the column has its declared width. */
export type GridColumn<Row extends object> = ColumnDef<GridFeatures, Row, unknown> & {
  shows?: ((row: Row) => ShownText) | undefined;
};
export type GridColumns<Row extends object> = readonly GridColumn<Row>[];
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
