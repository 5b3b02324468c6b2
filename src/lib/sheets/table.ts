/** A CSV file or a workbook as rows of text. */

/** What a screen accepts. */
export interface SheetLimits {
  /** The most rows, a header included. */
  maxRows: number;
  maxBytes: number;
}

/** A row of a file, with its line as a spreadsheet shows it, from 1. */
export interface FileRow {
  line: number;
  cells: readonly string[];
}

/** The rows of a file that aren't empty. */
export interface FileTable {
  rows: readonly FileRow[];
  /** The most cells of a row. */
  width: number;
}

/**
 * `unpacks-too-large`: a small archive that unpacks to far more than a sheet holds. `not-read`: nothing is known of the
 * file, because what reads it failed.
 */
export type FileProblem = 'too-large' | 'unpacks-too-large' | 'too-many-rows' | 'empty' | 'unreadable' | 'not-read';

/** What a file can't be read for. */
export class FileError extends Error {
  readonly problem: FileProblem;

  constructor(problem: FileProblem, options?: ErrorOptions) {
    super(problem, options);
    this.name = 'FileError';
    this.problem = problem;
  }
}

/** A table of raw rows. @throws FileError */
export function toTable(raw: readonly (readonly unknown[])[], maxRows = Number.POSITIVE_INFINITY): FileTable {
  const rows = raw
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw new FileError('empty');
  if (rows.length > maxRows) throw new FileError('too-many-rows');
  // Spreading ten thousand rows would pass one argument each.
  return { rows, width: rows.reduce((most, { cells }) => Math.max(most, cells.length), 0) };
}

/** The text of a cell. A date stays recognizable as one: in a spreadsheet it may have been a number. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell).trim();
}
