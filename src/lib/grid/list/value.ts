import type { ExportCell } from '../export/delimited-text';
import type { ValueOf } from './list-column';

/** Reads a column's value of a row. */
export function readValue<Row>(value: ValueOf<Row>, row: Row): ExportCell {
  return typeof value === 'function' ? value(row) : toCell(row[value]);
}

/** The types let only fields of texts and numbers through. */
function toCell(value: unknown): ExportCell {
  return typeof value === 'string' || typeof value === 'number' ? value : undefined;
}
