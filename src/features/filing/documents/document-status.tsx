import { Button, Group, Loader, Text } from '@mantine/core';
import type { FilingDocument } from '@/api/generated/filing/model';
import { type FileChange, sidewaysMessage, withoutTextMessage } from '@/features/documents';
import classes from './document-row.module.css';
import type { DocumentChange } from './use-document-change';

interface DocumentChangeStatusProps {
  fileName: string;
  change: DocumentChange;
  isReadOnly: boolean;
}

/** The progress and outcome of a document change, with Undo or Try again. */
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

interface DocumentTooLargeProps {
  fileName: string;
  message: string;
  /** Undefined while the document can't be changed. */
  onCompress: (() => void) | undefined;
}

/** Says that the document exceeds the court's limit and offers to compress it. */
export function DocumentTooLarge({ fileName, message, onCompress }: DocumentTooLargeProps) {
  return (
    <Group gap="xs">
      <Text size="sm" role="alert" className={classes.error}>
        {message}
      </Text>
      {onCompress && (
        <Button variant="default" size="compact-sm" onClick={onCompress} aria-label={`Compress ${fileName}`}>
          Compress
        </Button>
      )}
    </Group>
  );
}

interface DocumentFindingsProps {
  document: FilingDocument;
  /** Undefined while the document can't be changed. */
  onChange: ((change: FileChange) => void) | undefined;
}

/** Shows what a clerk may object to on the document's pages, each with its fix. */
export function DocumentFindings({ document, onChange }: DocumentFindingsProps) {
  const { fileName, pageCount, findings: { withoutText = [], sideways = [] } = {} } = document;
  return (
    <>
      {withoutText.length > 0 && (
        <Group gap="xs" role="status">
          <Text size="sm" className={classes.warning}>
            {withoutTextMessage(withoutText, pageCount)}
          </Text>
          {onChange && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onChange('recognize')}
              aria-label={`Make searchable: ${fileName}`}
            >
              Make searchable
            </Button>
          )}
        </Group>
      )}
      {sideways.length > 0 && (
        <Group gap="xs" role="status">
          <Text size="sm" className={classes.warning}>
            {sidewaysMessage(sideways)}
          </Text>
          {onChange && (
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => onChange('rotate')}
              aria-label={`Rotate ${fileName}`}
            >
              Rotate
            </Button>
          )}
        </Group>
      )}
    </>
  );
}
