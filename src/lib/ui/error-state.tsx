import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface ErrorStateProps {
  title: string;
  description?: ReactNode;
  /** Tries again; without it there is nothing to try. */
  onRetry?: () => void;
}

/** Stands where something could not be loaded. */
export function ErrorState({ title, description, onRetry }: ErrorStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center" role="alert">
      <Text fw={600}>{title}</Text>
      {description && (
        <Text c="dimmed" size="sm" maw={420} component="div">
          {description}
        </Text>
      )}
      {onRetry && (
        <Button variant="default" onClick={onRetry}>
          Try again
        </Button>
      )}
    </Stack>
  );
}
