import { Button, Group, Text } from '@mantine/core';
import classes from './document-row.module.css';

interface DocumentTooLargeProps {
  fileName: string;
  /** By how much, and what the court takes. */
  message: string;
  /** Undefined while nothing can be changed. */
  onCompress: (() => void) | undefined;
}

/** A document that is attached and cannot be filed as it is, with what may help. */
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
