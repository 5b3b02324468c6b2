import { Button } from '@mantine/core';
import { formatTime } from '@/lib/format/dates';
import { useDraft, useSaveStatus } from '../draft/draft-context';
import type { SaveStatus } from '../draft/draft-saver';
import classes from './save-status-text.module.css';

/** Whether what was entered is saved: in sight at any time, and said to a screen reader when it is not. */
export function SaveStatusText({ isElsewhere }: { isElsewhere: boolean }) {
  const { saver } = useDraft();
  const status = useSaveStatus();
  if (isElsewhere) return <span className={classes.status}>Read only</span>;
  const isWaiting = status.kind === 'retrying' || status.kind === 'refused';
  return (
    <>
      <span className={classes.status} data-tone={isWaiting ? 'bad' : undefined} role="status">
        {textOf(status)}
      </span>
      {isWaiting && (
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
      return status.isOffline ? 'Not saved – you are offline' : 'Not saved – will try again';
    case 'conflict':
      return 'Not saved – there is a newer version';
    case 'refused':
      return `Not saved – ${status.reason}`;
    case 'submitted':
      return 'Submitted';
  }
}
