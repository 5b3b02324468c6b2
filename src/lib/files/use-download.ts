import { useEffect, useRef, useState } from 'react';
import { saveBlob } from './save-blob';

/** How far it is. */
interface Progress {
  receivedBytes: number;
  totalBytes: number | undefined;
}

interface Download {
  fileName: string;
  fetchFile: (call: { signal: AbortSignal; onDownloadProgress: (progress: Progress) => void }) => Promise<Blob>;
  onError: (error: unknown) => void;
}

/** A download that runs beside whatever else the person does, until it is done, cancelled, or its page is left. */
export function useDownload() {
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => running.current?.abort();

  const start = async ({ fileName, fetchFile, onError }: Download) => {
    cancel();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress({ receivedBytes: 0, totalBytes: undefined });
    try {
      const onDownloadProgress = (next: Progress) => {
        if (!signal.aborted) setProgress(next);
      };
      const file = await fetchFile({ signal, onDownloadProgress });
      if (!signal.aborted) saveBlob(file, fileName);
    } catch (error) {
      if (!signal.aborted) onError(error);
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  return { progress, start, cancel };
}
