/** A list of cases as a file holds it (dockets, section 1.4). */

/** The most rows of a file, and its largest size in bytes. */
export const maxRows = 10_000;
export const maxBytes = 50 * 1024 * 1024;

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

export type FileProblem = 'too-large' | 'too-many-rows' | 'empty' | 'unreadable';

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
export function toTable(raw: readonly (readonly unknown[])[]): FileTable {
  const rows = raw
    .map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (rows.length === 0) throw new FileError('empty');
  if (rows.length > maxRows) throw new FileError('too-many-rows');
  return { rows, width: Math.max(...rows.map(({ cells }) => cells.length)) };
}

/** The text of a cell. A date stays recognizable as one: it was a case number once. */
function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return String(cell).trim();
}
