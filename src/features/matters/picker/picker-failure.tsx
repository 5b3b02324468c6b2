import { Button } from '@mantine/core';
import { isDisconnection } from '@/features/integrations';
import { Notice } from '@/lib/ui/notice';

interface PickerFailureProps {
  error: Error;
  /** What could not be loaded: 'The matters'. */
  what: string;
  onRetry: () => void;
}

/** Why there is nothing to choose from, and what helps. */
export function PickerFailure({ error, what, onRetry }: PickerFailureProps) {
  const retry = (
    <Button size="compact-sm" variant="default" onClick={onRetry}>
      Try again
    </Button>
  );
  return isDisconnection(error) ? (
    <Notice tone="warning" action={retry}>
      You appear to be disconnected. Please reconnect to continue managing your matters.
    </Notice>
  ) : (
    <Notice tone="bad" action={retry}>
      {what} could not be loaded.
    </Notice>
  );
}
