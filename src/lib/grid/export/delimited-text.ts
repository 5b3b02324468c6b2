/** Rows as text for spreadsheets: CSV in a file (RFC 4180), tab-separated on the clipboard. */
import { formatPlainDate } from '@/lib/format/dates';
import { formatNamedInstant } from '@/lib/format/days-in-words';

/** A cell of an exported row. Numbers stay numbers; undefined leaves the cell empty. */
export type ExportCell = string | number | undefined;

/** A column of an export. */
export interface ExportColumn<Row> {
  label: string;
  /** Set for ISO instants, days (`2026-03-01`) and dollars; other values are text or numbers. */
  kind?: 'instant' | 'day' | 'dollars';
  /** The zone that an instant reads in, its court's; the firm's without it. */
  timeZone?: (row: Row) => string | undefined;
  value: (row: Row) => ExportCell;
  /** In dollars. Added up in a row below the others. */
  total?: (row: Row) => number;
}

/** A row as text cells. Dates read as in the grid; times name their zone, because files are opened elsewhere. */
export function textCells<Row>(columns: readonly ExportColumn<Row>[], row: Row): ExportCell[] {
  return columns.map(({ kind, timeZone, value }) => {
    const cell = value(row);
    if (typeof cell !== 'string' || cell === '') return cell;
    if (kind === 'instant') return formatNamedInstant(cell, timeZone?.(row));
    return kind === 'day' ? formatPlainDate(cell) : cell;
  });
}

/** Starts the file. Without it Excel reads UTF-8 in the computer's own code page. */
export const byteOrderMark = '\uFEFF';

/** One line of a CSV file, with its line break. */
export function csvLine(cells: readonly ExportCell[]): string {
  return `${cells.map((cell) => quoted(cellText(cell))).join(',')}\r\n`;
}

/** One line for the clipboard, without its line break. Tabs and line breaks inside a cell become spaces. */
export function tabbedLine(cells: readonly ExportCell[]): string {
  return cells.map((cell) => cellText(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t');
}

function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Tells whether a spreadsheet may run the text as a formula. Some also read full-width signs, as Asian keyboards type
 * them.
 */
export function isFormulaLike(text: string): boolean {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text);
}

/**
 * Spreadsheets run text that starts like a formula, even if it came from a case title. A leading apostrophe, which they
 * hide, keeps it text.
 */
function cellText(cell: ExportCell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  return isFormulaLike(cell) ? `'${cell}` : cell;
}
