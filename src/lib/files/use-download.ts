import { useEffect, useRef, useState } from 'react';
import { saveBlob } from './save-blob';

interface Download<Progress> {
  /** Used unless the response names the file. */
  fileName: string;
  /** The progress before the first report. */
  started: Progress;
  createFile: (call: { signal: AbortSignal; onProgress: (progress: Progress) => void }) => Promise<Blob>;
  onError: (error: unknown) => void;
}

/** A download in the background, until it finishes, is canceled, or the page closes. `progress` is set while it runs. */
export function useDownload<Progress>() {
  const [progress, setProgress] = useState<Progress>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const cancel = () => running.current?.abort();

  const start = async ({ fileName, started, createFile, onError }: Download<Progress>) => {
    cancel();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setProgress(() => started);
    try {
      const onProgress = (next: Progress) => {
        if (!signal.aborted) setProgress(() => next);
      };
      const file = await createFile({ signal, onProgress });
      if (!signal.aborted) saveBlob(file, fileName);
    } catch (error) {
      if (!signal.aborted) onError(error);
    } finally {
      if (running.current === controller) setProgress(undefined);
    }
  };
  return { progress, start, cancel };
}
