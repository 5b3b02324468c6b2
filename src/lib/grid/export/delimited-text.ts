/** Rows as text that spreadsheets read: CSV for a file (RFC 4180), tabs for the clipboard. */

import { formatInstant, formatPlainDate } from '@/lib/format/dates';

/** A value of an exported row. Numbers stay numbers; a missing one is an empty cell. */
export type ExportCell = string | number | undefined;

/** A column of an export. */
export interface ExportColumn<Row> {
  label: string;
  /** What its values are besides texts and numbers: ISO instants, days (`2026-03-01`) or dollars. */
  kind?: 'instant' | 'day' | 'dollars';
  value: (row: Row) => ExportCell;
}

/** What a text says of a row, column by column: days and instants as the grid shows them. */
export function textCells<Row>(columns: readonly ExportColumn<Row>[], row: Row): ExportCell[] {
  return columns.map(({ kind, value }) => {
    const cell = value(row);
    if (typeof cell !== 'string' || cell === '') return cell;
    if (kind === 'instant') return formatInstant(cell);
    return kind === 'day' ? formatPlainDate(cell) : cell;
  });
}

/** Stands first in a file, without which Excel takes UTF-8 for the code page of the machine. */
export const byteOrderMark = '\uFEFF';

/** One line of a CSV file, with its end. */
export function csvLine(cells: readonly ExportCell[]): string {
  return `${cells.map((cell) => quoted(cellText(cell))).join(',')}\r\n`;
}

/** One line for the clipboard, without its end: a tab or a line break within a cell would begin another. */
export function tabbedLine(cells: readonly ExportCell[]): string {
  return cells.map((cell) => cellText(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * A spreadsheet runs what begins like a formula, whoever typed it into a case's title. An apostrophe before it makes
 * it a text, and is not shown.
 */
function cellText(cell: ExportCell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  return /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
}
