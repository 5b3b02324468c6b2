import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { Notice } from '@/lib/ui/notice';
import type { UploadQueue } from './upload-queue';

const listOf = new Intl.ListFormat('en-US');

interface LostDocumentsProps {
  names: readonly string[];
  onDismiss: () => void;
}

/** Names documents that were chosen in a page that closed before they were uploaded. */
export function LostDocuments({ names, onDismiss }: LostDocumentsProps) {
  if (names.length === 0) return null;
  return (
    <Notice
      tone="warning"
      title={names.length === 1 ? "1 document wasn't uploaded" : `${names.length} documents weren't uploaded`}
      action={
        <Button variant="default" size="xs" onClick={onDismiss}>
          OK
        </Button>
      }
    >
      {`This page closed before ${listOf.format(names)} ${names.length === 1 ? 'was' : 'were'} uploaded. Add ${names.length === 1 ? 'it' : 'them'} again.`}
    </Notice>
  );
}

/** Names the documents that a queue's earlier pages lost. */
export function LostUploads<Slot>({ queue }: { queue: UploadQueue<Slot> }) {
  const lost = useSyncExternalStore(queue.subscribe, queue.lost);
  return <LostDocuments names={lost.map(({ name }) => name)} onDismiss={() => queue.dismissLost()} />;
}
