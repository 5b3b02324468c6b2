import { useEffect, useRef, useState } from 'react';
import { saveBlob } from '@/lib/files/save-blob';
import { showToast } from '@/lib/ui/toast';
import type { ExportColumn } from './delimited-text';
import { type ExportProgress, exportCsv } from './export-csv';
import type { RowSource } from './read-all';

interface ExportRequest<Row> {
  columns: readonly ExportColumn<Row>[];
  source: RowSource<Row>;
  fileName: string;
}

/** An export that runs beside whatever else the person does, until it is done, cancelled, or its page is left. */
export function useExport<Row>() {
  const [progress, setProgress] = useState<ExportProgress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => running.current?.abort();

  const start = async ({ columns, source, fileName }: ExportRequest<Row>) => {
    cancel();
    const controller = new AbortController();
    running.current = controller;
    setProgress({ done: 0, total: 0 });
    try {
      saveBlob(await exportCsv({ columns, source, signal: controller.signal, onProgress: setProgress }), fileName);
    } catch {
      if (!controller.signal.aborted)
        showToast({ tone: 'bad', title: `${fileName} was not made`, message: 'Please try again in a moment.' });
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  return { progress, start, cancel };
}
