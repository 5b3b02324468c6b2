import type { LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { StatusTone } from '@/lib/ui/status-badge';
import type { GridColumnMeta } from '../columns/columns';
import type { ExportCell, ExportColumn } from '../export/delimited-text';

/** Names of the fields that hold text or a number. */
export type FieldOf<Row> = {
  [Name in keyof Row & string]: Row[Name] extends ExportCell ? Name : never;
}[keyof Row & string];

/** A value of a row: one of its fields, or computed. */
export type ValueOf<Row> = FieldOf<Row> | ((row: Row) => ExportCell);

/** The smaller line of a cell, which shows in the comfortable density. */
export interface SecondLine<Row> {
  /** Heads its own column in a file; without a label, files leave it out. */
  label?: string;
  value: ValueOf<Row>;
  /** Replaces an empty value. */
  missing?: string;
  /** Added to the cell's tooltip. */
  note?: (row: Row) => string | undefined;
  /** Shows it beside the value where rows have one line; `varied` only if the rows differ in it (`variesBy`). */
  beside?: 'always' | 'varied';
}

/** A page of the application. */
export type LinkTarget = Pick<LinkProps, 'to' | 'params' | 'search'>;

/** A column, described once. `Key` is the type of what the server sorts it by. */
export interface ListColumn<Row, Key = true>
  extends Omit<GridColumnMeta, 'pinnedAt' | 'directions' | 'isSized' | 'isHomeDay' | 'width'> {
  /** Until the rows are known; of a column without a value (actions), and of one with a control, always. */
  width?: `${number}rem`;
  /** What it shows and exports. A column without a value has actions. */
  value?: ValueOf<Row>;
  /** What the value is besides text. ISO instants, days (`2026-03-01`), dollars and numbers sort the largest first. */
  kind?: ExportColumn<Row>['kind'] | 'number';
  /** Replaces an empty value; a dash by default. */
  missing?: string;
  second?: SecondLine<Row>;
  /** The page the value links to. */
  link?: (row: Row) => LinkTarget | undefined;
  /** Shows the value as a status of this tone. */
  tone?: (row: Row) => StatusTone;
  /** The time zone that an instant shows in, and names: its court's, for what a court did. The firm's without it. */
  timeZone?: (row: Row) => string | undefined;
  /** Shows an instant without its time of day, which a tooltip adds. */
  isDayOnly?: boolean;
  /** A short form of the value, which shows in its place. Tooltips and files have the whole value. */
  short?: (row: Row) => string | undefined;
  /** Draws the value. */
  cell?: (row: Row) => ReactNode;
  /** The text that `cell` draws, if it isn't the value, for the width of the column. */
  drawn?: (row: Row) => string;
  /** Whether a text stays on one line, such as a reference, rather than on as many as a row has. */
  isOneLine?: boolean;
  /** A control that shows the value, such as a picker: alone in its cell, with its own tooltip. */
  control?: (row: Row) => ReactNode;
  /** What the server sorts it by; `true` where the browser sorts. Without it the column does not sort. */
  sort?: Key;
  /** What the browser sorts and searches it by, if not its value. */
  index?: (row: Row) => ExportCell;
  /** In dollars. A file adds them up in its last row. */
  total?: (row: Row) => number;
  /** Columns of a file, if not the value and the second line. */
  export?: readonly ExportColumn<Row>[];
}

/** Reads the value of a column from a row. */
export function readValue<Row>(value: ValueOf<Row>, row: Row): ExportCell {
  return typeof value === 'function' ? value(row) : toCell(row[value]);
}

/** The types allow only fields of text or numbers. */
function toCell(value: unknown): ExportCell {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
