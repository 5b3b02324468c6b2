import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { formatBytes } from '../format/bytes';
import classes from './archive-button.module.css';
import { useDownload } from './use-download';

interface ArchiveButtonProps {
  children: string;
  /** Name of the file, unless the answer names it. */
  fileName: string;
  fetchFile: Parameters<ReturnType<typeof useDownload>['start']>[0]['fetchFile'];
  onError: (error: unknown) => void;
}

/** Fetches a file that may be large: says how far it is, and can be stopped. */
export function ArchiveButton({ children, ...download }: ArchiveButtonProps) {
  const { progress, start, cancel } = useDownload();
  if (!progress)
    return (
      <Button
        variant="default"
        leftSection={<IconDownload size={16} aria-hidden />}
        onClick={() => void start(download)}
      >
        {children}
      </Button>
    );
  const { receivedBytes, totalBytes } = progress;
  const amount = totalBytes === undefined ? formatBytes(receivedBytes) : amountOf(receivedBytes, totalBytes);
  return (
    <div className={classes.progress}>
      <progress
        aria-label={`Download of ${download.fileName}`}
        max={totalBytes ?? 1}
        value={totalBytes === undefined ? undefined : receivedBytes}
      />
      <span className={classes.amount}>{receivedBytes > 0 ? amount : 'Packing…'}</span>
      <Button variant="subtle" size="compact-sm" onClick={cancel}>
        Cancel download
      </Button>
    </div>
  );
}

const amountOf = (received: number, total: number) => `${formatBytes(received)} of ${formatBytes(total)}`;
