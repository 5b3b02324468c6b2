import { byteOrderMark, csvLine, type ExportColumn, textCells } from './delimited-text';
import { type RowSource, readAll } from './read-all';

/** How far an export is, in rows. */
export interface ExportProgress {
  done: number;
  total: number;
}

/** A file to be made of a whole list. */
export interface ListExport<Row> {
  columns: readonly ExportColumn<Row>[];
  source: RowSource<Row>;
  signal: AbortSignal;
  onProgress?: (progress: ExportProgress) => void;
}

/**
 * The whole list as a CSV file. A page is turned into text and let go as soon as it is there: what grows is the file,
 * which the browser keeps outside the page's memory. Throws when it is aborted.
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
