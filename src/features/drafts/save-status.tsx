import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { formatTime } from '@/lib/format/dates';
import type { DraftSaver, SaveStatus } from './draft-saver';
import classes from './save-status.module.css';

interface SaveStatusTextProps<Content> {
  saver: DraftSaver<Content>;
  /** Nothing is edited here. */
  isBarred: boolean;
}

/** Tells whether the draft is saved, also to screen readers. */
export function SaveStatusText<Content>({ saver, isBarred }: SaveStatusTextProps<Content>) {
  const status = useSyncExternalStore(saver.subscribe, saver.status);
  if (isBarred) return <span className={classes.status}>Read only</span>;
  const needsRetry = status.kind === 'retrying' || status.kind === 'refused';
  return (
    <>
      <span className={classes.status} data-tone={needsRetry ? 'bad' : undefined} role="status">
        {textOf(status)}
      </span>
      {needsRetry && (
        <Button variant="subtle" size="compact-xs" onClick={() => void saver.flush()}>
          Save now
        </Button>
      )}
    </>
  );
}

function textOf(status: SaveStatus): string {
  switch (status.kind) {
    case 'saved':
      return `Saved ${formatTime(Date.parse(status.at))}`;
    case 'unsaved':
    case 'saving':
      return 'Saving…';
    case 'retrying':
      return status.isOffline ? "Not saved: you're offline" : 'Not saved: retrying';
    case 'conflict':
      return 'Not saved: newer version available';
    case 'refused':
      return `Not saved: ${status.reason}`;
    case 'submitted':
      return 'Submitted';
  }
}
