import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** Why there is nothing, or what would put something here. */
  description?: ReactNode;
  /** The one step that helps. */
  action?: ReactNode;
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, description, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <Text fw={600}>{title}</Text>
      {description && (
        <Text c="dimmed" size="sm" maw={420} component="div">
          {description}
        </Text>
      )}
      {action}
    </Stack>
  );
}
