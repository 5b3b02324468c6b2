import { Button, Group, Text } from '@mantine/core';

interface ReloadOptionsProps {
  /** The field's label. */
  label: string | undefined;
  onReload: () => void;
}

/** Below a field whose options couldn't be loaded: says so, and loads them again. */
export function ReloadOptions({ label, onReload }: ReloadOptionsProps) {
  return (
    <Group gap="xs" mt={4} role="status">
      <Text size="xs" c="var(--mantine-color-error)">
        The choices couldn't be loaded.
      </Text>
      <Button
        variant="default"
        size="compact-xs"
        aria-label={label === undefined ? undefined : `Try again to load the choices of ${label}`}
        onClick={onReload}
      >
        Try again
      </Button>
    </Group>
  );
}
