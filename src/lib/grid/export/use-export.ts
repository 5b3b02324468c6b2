import { useEffect, useRef, useState } from 'react';
import { saveBlob } from '@/lib/files/save-blob';
import { showFailure } from '@/lib/ui/toast';
import type { ExportColumn } from './delimited-text';
import { type ExportProgress, exportCsv } from './export-csv';
import type { RowSource } from './read-all';

interface ExportRequest<Row> {
  columns: readonly ExportColumn<Row>[];
  source: RowSource<Row>;
  /** Without its ending. */
  fileName: string;
  format: 'csv' | 'xlsx';
}

/** An export that runs beside whatever else the person does, until it is done, cancelled, or its page is left. */
export function useExport<Row>() {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => running.current?.abort();

  const start = async ({ columns, source, fileName, format }: ExportRequest<Row>) => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      const list = { columns, source, signal: controller.signal, onProgress: setProgress };
      const file = format === 'csv' ? await exportCsv(list) : await (await import('./export-xlsx')).exportXlsx(list);
      saveBlob(file, `${fileName}.${format}`);
    } catch (error) {
      if (!controller.signal.aborted) showFailure(`${fileName}.${format} was not made`, adviceOn(error));
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  return { progress, start, cancel };
}

function adviceOn(error: unknown): string {
  return error instanceof RangeError ? error.message : 'Please try again in a moment.';
}
