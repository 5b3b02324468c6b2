import { Button } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { formatTime } from '@/lib/format/dates';
import type { DraftSaver, SaveStatus } from './draft-saver';
import classes from './save-status.module.css';

interface SaveStatusTextProps<Content> {
  saver: DraftSaver<Content>;
  /** Nothing is edited here. */
  isBarred: boolean;
  /** What isn't attached yet, in place of `Saved`: `Uploading 2 of 3`. */
  documents?: DocumentsStatus | undefined;
}

/** What a draft's documents are still waiting for. */
export interface DocumentsStatus {
  text: string;
  isBad: boolean;
}

/** Tells whether the draft is saved, also to screen readers. */
export function SaveStatusText<Content>({ saver, isBarred, documents }: SaveStatusTextProps<Content>) {
  const status = useSyncExternalStore(saver.subscribe, saver.status);
  if (isBarred) return <span className={classes.status}>Read only</span>;
  const needsRetry = status.kind === 'retrying' || status.kind === 'refused';
  // A failed save matters more than what is still uploading.
  const shown = documents && isSaving(status) ? documents : { text: textOf(status), isBad: needsRetry };
  return (
    <>
      <span className={classes.status} data-tone={shown.isBad ? 'bad' : undefined} role="status">
        {shown.text}
      </span>
      {needsRetry && (
        <Button variant="subtle" size="compact-xs" onClick={() => void saver.flush()}>
          Save now
        </Button>
      )}
    </>
  );
}

const isSaving = ({ kind }: SaveStatus) => kind === 'saved' || kind === 'unsaved' || kind === 'saving';

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
