import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/Progress.css';
import { ActionIcon, Button, Group, Progress, Text } from '@mantine/core';
import { IconAlertTriangle, IconFileTypePdf, IconX } from '@tabler/icons-react';
import { formatBytes } from '@/lib/format/bytes';
import type { Upload } from './upload';
import classes from './upload-row.module.css';

interface UploadRowProps {
  upload: Upload<unknown>;
  /** Cancels the upload or dismisses a rejected file. */
  onRemove: () => void;
  onRetry: () => void;
}

/** A document being uploaded: its progress, or why it stopped and what to do. */
export function UploadRow({ upload, onRemove, onRetry }: UploadRowProps) {
  const { name, sizeBytes, state } = upload;
  const isBad = state.kind === 'refused' || state.kind === 'failed';
  return (
    <div className={classes.row} data-bad={isBad || undefined}>
      {isBad ? (
        <IconAlertTriangle size={20} className={classes.badIcon} aria-hidden />
      ) : (
        <IconFileTypePdf size={20} className={classes.icon} aria-hidden />
      )}
      <div className={classes.body}>
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm" fw={500} truncate title={name}>
            {name}
          </Text>
          <Text size="xs" c="dimmed" className={classes.size}>
            {formatBytes(sizeBytes)}
          </Text>
        </Group>
        <UploadStateView upload={upload} />
        {state.kind === 'failed' && (
          <Button size="compact-sm" variant="default" mt={6} onClick={onRetry} aria-label={`Try again: ${name}`}>
            Try again
          </Button>
        )}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={isBad ? `Dismiss ${name}` : `Cancel upload of ${name}`}
        onClick={onRemove}
      >
        <IconX size={16} />
      </ActionIcon>
    </div>
  );
}

function UploadStateView({ upload: { state, name, isWord } }: { upload: Upload<unknown> }) {
  switch (state.kind) {
    case 'refused':
      return (
        <div role="alert">
          <Text size="sm" className={classes.problem}>
            {state.refusal.problem}
          </Text>
          <Text size="sm">{state.refusal.remedy}</Text>
        </div>
      );
    case 'failed':
      return (
        <Text size="sm" className={classes.problem} role="alert">
          {state.reason}
        </Text>
      );
    case 'uploading': {
      const percent = state.totalBytes > 0 ? Math.floor((state.sentBytes / state.totalBytes) * 100) : 0;
      return (
        <>
          <Progress.Root size="sm" mt={6}>
            <Progress.Section value={percent} aria-label={`Upload of ${name}`} />
          </Progress.Root>
          <Text size="xs" c="dimmed" mt={2}>
            {percent < 100
              ? `Uploading, ${percent}%`
              : `Uploaded. The server is ${isWord ? 'converting it to PDF' : 'checking it'}.`}
          </Text>
        </>
      );
    }
    case 'checking':
      return <Note>Checking file</Note>;
    case 'waiting':
      return <Note>Waiting for other uploads</Note>;
    case 'uploaded':
      return <Note>Uploaded</Note>;
  }
}

function Note({ children }: { children: string }) {
  return (
    <Text size="xs" c="dimmed" role="status">
      {children}
    </Text>
  );
}
