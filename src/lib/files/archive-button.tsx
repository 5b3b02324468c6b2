import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatBytes } from '../format/bytes';
import classes from './archive-button.module.css';
import { useDownload } from './use-download';

interface Progress {
  receivedBytes: number;
  /** Undefined while unknown. */
  totalBytes: number | undefined;
}

interface ArchiveButtonProps {
  children: string;
  /** Used unless the response names the file. */
  fileName: string;
  fetchFile: (call: { signal: AbortSignal; onDownloadProgress: (progress: Progress) => void }) => Promise<Blob>;
  onError: (error: unknown) => void;
}

/** Downloads a file that may be large, with progress and a button to cancel. */
export function ArchiveButton({ children, fileName, fetchFile, onError }: ArchiveButtonProps) {
  const { progress, start, cancel } = useDownload<Progress>();
  const download = () =>
    void start({
      fileName,
      started: { receivedBytes: 0, totalBytes: undefined },
      createFile: ({ signal, onProgress }) => fetchFile({ signal, onDownloadProgress: onProgress }),
      onError,
    });
  if (!progress)
    return (
      <Button variant="default" leftSection={<IconDownload size={16} aria-hidden />} onClick={download}>
        {children}
      </Button>
    );
  const { receivedBytes, totalBytes } = progress;
  const amount = totalBytes === undefined ? formatBytes(receivedBytes) : amountOf(receivedBytes, totalBytes);
  return (
    <div className={classes.progress}>
      <progress
        aria-label={`Download of ${fileName}`}
        max={totalBytes ?? 1}
        value={totalBytes === undefined ? undefined : receivedBytes}
      />
      <span className={classes.amount}>{receivedBytes > 0 ? amount : 'Preparing…'}</span>
      <Button variant="subtle" size="compact-sm" onClick={cancel}>
        Cancel download
      </Button>
    </div>
  );
}

const amountOf = (received: number, total: number) => `${formatBytes(received)} of ${formatBytes(total)}`;
