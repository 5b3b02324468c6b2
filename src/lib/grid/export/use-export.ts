import { useDownload } from '@/lib/files/use-download';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import type { ExportColumn } from './delimited-text';
import { type ExportProgress, exportCsv } from './export-csv';
import type { RowSource } from './read-all';

interface ExportRequest<Row> {
  columns: readonly ExportColumn<Row>[];
  source: RowSource<Row>;
  /** Without extension. */
  fileName: string;
  format: 'csv' | 'xlsx';
}

/** An export in the background, until it finishes, is canceled, or the page closes. */
export function useExport<Row>() {
  const { start: startDownload, ...download } = useDownload<ExportProgress>();
  const start = ({ columns, source, fileName, format }: ExportRequest<Row>) =>
    startDownload({
      fileName: `${fileName}.${format}`,
      started: { done: 0, total: 0 },
      createFile: async (call) => {
        const list = { columns, source, ...call };
        return format === 'csv' ? exportCsv(list) : (await import('./export-xlsx')).exportXlsx(list);
      },
      onError: (error) =>
        showFailure(`Couldn’t export ${fileName}.${format}`, error instanceof RangeError ? error.message : tryAgain),
    });
  return { ...download, start };
}
