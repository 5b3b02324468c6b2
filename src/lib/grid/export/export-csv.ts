import { byteOrderMark, csvLine, type ExportColumn, textCells } from './delimited-text';
import { type RowSource, readAll } from './read-all';
import { Totals } from './totals';

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
  const totals = new Totals(columns);
  for await (const { rows, done, total } of readAll(source, signal)) {
    totals.add(rows);
    const lines = rows.map((row) => csvLine(textCells(columns, row)));
    file = new Blob([file, ...lines]);
    onProgress?.({ done, total });
  }
  const lastRow = totals.columns();
  if (lastRow) file = new Blob([file, csvLine(textCells(lastRow, undefined))]);
  return new Blob([file], { type: 'text/csv;charset=utf-8' });
}
