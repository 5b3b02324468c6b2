/** What the matter pickers share. */
import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon, Button } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { isDisconnection } from '@/features/integrations';
import { Notice } from '@/lib/ui/notice';
import type { ChosenMatter } from './model/chosen-matter';

export interface PickerProps {
  value: ChosenMatter | undefined;
  onChange: (matter: ChosenMatter | undefined) => void;
  /** Called when the system reports that the user is not connected, also after each retry. */
  onDisconnected?: () => void;
  /** The person cannot change the matter. */
  disabled?: boolean;
  autoFocus?: boolean;
}

/** Reports each rejection due to a missing connection. */
export function useDisconnection(error: Error | null, report: (() => void) | undefined): void {
  const isDisconnected = isDisconnection(error);
  const onDisconnected = useEffectEvent(() => report?.());
  useEffect(() => {
    if (isDisconnected) onDisconnected();
  }, [isDisconnected]);
}

interface PickerFailureProps {
  error: Error;
  /** What failed to load: 'The matters'. */
  what: string;
  onRetry: () => void;
}

/** Shows why there are no options, with a retry. */
export function PickerFailure({ error, what, onRetry }: PickerFailureProps) {
  const retryButton = (
    <Button size="compact-sm" variant="default" onClick={onRetry}>
      Try again
    </Button>
  );
  return isDisconnection(error) ? (
    <Notice tone="warning" action={retryButton}>
      You appear to be disconnected. Please reconnect to continue managing your matters.
    </Notice>
  ) : (
    <Notice tone="bad" action={retryButton}>
      {what} could not be loaded.
    </Notice>
  );
}

interface ReloadButtonProps {
  /** What it reloads: 'matters'. */
  what: string;
  isDisabled: boolean;
  isBusy: boolean;
  onReload: () => void;
}

/** Reloads a list from the connected system. As high as the input beside it. */
export function ReloadButton({ what, isDisabled, isBusy, onReload }: ReloadButtonProps) {
  return (
    <ActionIcon
      variant="default"
      size="input-sm"
      aria-label={`Reload ${what}`}
      title={`Reload ${what}`}
      disabled={isDisabled}
      loading={isBusy}
      onClick={onReload}
    >
      <IconRefresh size={18} aria-hidden />
    </ActionIcon>
  );
}
