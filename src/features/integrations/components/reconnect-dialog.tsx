import { Button, Text } from '@mantine/core';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Dialog } from '@/lib/ui/dialog';
import { disconnectedTexts } from '../disconnected-texts';
import { type FirmSystem, useConnect, useConnectionCheck } from '../use-connection';

interface ReconnectDialogProps {
  system: FirmSystem;
  onClose: () => void;
  /** The person is connected again without having left the page. */
  onConnected: () => void;
}

/** Tells that the connected system has let the person go, and connects again (specification, application section 2). */
export function ReconnectDialog({ system, onClose, onConnected }: ReconnectDialogProps) {
  const { start, isUnderWay } = useConnect(system, onConnected);
  const check = useConnectionCheck(system);
  const wasDisconnected = useRef(false);
  const tellConnected = useEffectEvent(onConnected);
  useEffect(() => {
    // Out of a frame people connect beside it, and come back. An answer from before says nothing.
    if (check === 'disconnected') wasDisconnected.current = true;
    if (check === 'connected' && wasDisconnected.current) tellConnected();
  }, [check]);
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
