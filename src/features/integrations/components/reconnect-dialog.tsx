import { Button, Text } from '@mantine/core';
import { Dialog } from '@/lib/ui/dialog';
import { disconnectedTexts } from '../disconnected-texts';
import type { FirmSystem } from '../use-connection';
import { useReconnect } from '../use-reconnect';

interface ReconnectDialogProps {
  system: FirmSystem;
  onClose: () => void;
  /** The person is connected again without having left the page. */
  onConnected: () => void;
}

/** Tells that the connected system has let the person go, and connects again (specification, application section 2). */
export function ReconnectDialog({ system, onClose, onConnected }: ReconnectDialogProps) {
  const { start, isUnderWay } = useReconnect(system, { onConnected });
  const { title, body, action } = disconnectedTexts(system.displayName);
  return (
    <Dialog
      size="small"
      title={title}
      onClose={onClose}
      actions={
        <Button loading={isUnderWay} onClick={start} data-autofocus>
          {action}
        </Button>
      }
    >
      <Text size="sm">{body}</Text>
    </Dialog>
  );
}
