/** Rows as text that spreadsheets read: CSV for a file (RFC 4180), tabs for the clipboard. */

/** A value of an exported row. Numbers stay numbers; a missing one is an empty cell. */
export type ExportCell = string | number | undefined;

/** A column of an export. Its id is that of the grid's column that shows the same, so that what is hidden stays out. */
export interface ExportColumn<Row> {
  id: string;
  label: string;
  value: (row: Row) => ExportCell;
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
