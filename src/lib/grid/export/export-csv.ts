import { byteOrderMark, csvLine, type ExportColumn, textCells } from './delimited-text';
import { type RowSource, readAll } from './read-all';

/** Exported rows so far, and rows in all. */
export interface ExportProgress {
  done: number;
  total: number;
}

/** What an export reads and reports to. */
export interface ListExport<Row> {
  columns: readonly ExportColumn<Row>[];
  source: RowSource<Row>;
  signal: AbortSignal;
  onProgress?: (progress: ExportProgress) => void;
}

/**
 * Writes a whole list to a CSV file. Each page becomes part of a blob as it arrives, so the rows never fill the page's
 * memory. Throws when aborted.
 */
export async function exportCsv<Row>({ columns, source, signal, onProgress }: ListExport<Row>): Promise<Blob> {
  let file = new Blob([byteOrderMark, csvLine(columns.map(({ label }) => label))]);
  for await (const { rows, done, total } of readAll(source, signal)) {
    const lines = rows.map((row) => csvLine(textCells(columns, row)));
    file = new Blob([file, ...lines]);
    onProgress?.({ done, total });
  }
  return new Blob([file], { type: 'text/csv;charset=utf-8' });
}
