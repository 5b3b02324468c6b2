import { Button, Group, Loader, Text } from '@mantine/core';
import type { DocumentChange } from '../draft/use-document-change';
import classes from './document-row.module.css';

interface DocumentChangeStatusProps {
  fileName: string;
  change: DocumentChange;
  /** Why nothing can be taken back now. */
  isReadOnly: boolean;
}

/** How far a change of a document's file is, what came of it, and the way back. */
export function DocumentChangeStatus({ fileName, change, isReadOnly }: DocumentChangeStatusProps) {
  return (
    <>
      <Group role="status" gap="xs" className={classes.change}>
        {change.kind === 'working' && <Loader size={14} aria-hidden />}
        {(change.kind === 'working' || change.kind === 'done') && <Text size="sm">{change.text}</Text>}
        {change.kind === 'done' && change.undo && !isReadOnly && (
          <Button variant="subtle" size="compact-sm" onClick={change.undo} aria-label={`Undo: ${fileName}`}>
            Undo
          </Button>
        )}
      </Group>
      {change.kind === 'failed' && (
        <Group role="alert" gap="xs">
          <Text size="sm" className={classes.error}>
            {change.reason}
          </Text>
          {change.mayPass && !isReadOnly && (
            <Button variant="default" size="compact-sm" onClick={change.retry} aria-label={`Try again: ${fileName}`}>
              Try again
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
