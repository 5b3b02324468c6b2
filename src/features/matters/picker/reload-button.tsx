import '@mantine/core/styles/ActionIcon.css';
import { ActionIcon } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';

interface ReloadButtonProps {
  /** What is reloaded: 'matters'. */
  what: string;
  isDisabled: boolean;
  isBusy: boolean;
  onReload: () => void;
}

/** Asks the connected system for its list as it is now. Stands beside an input, as high as that. */
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
