import { Button } from '@mantine/core';
import { useId } from 'react';
import { Notice } from '@/lib/ui/notice';
import { leavesToConnect } from '../connect';
import { disconnectedTexts } from '../disconnected-texts';
import type { FirmSystem } from '../use-connection';
import { useReconnect } from '../use-reconnect';

interface ConnectNoticeProps {
  system: FirmSystem;
  /** What would be lost if the page were left now. It holds nobody who connects without leaving. */
  heldBecause?: string | undefined;
  /** Waited for before the page is left. */
  beforehand: () => Promise<unknown>;
  /** The person is connected, and the page was not left. */
  onConnected: () => void;
}

/** Stands within work that needs the connected system, and connects without giving the work up (application section 2). */
export function ConnectNotice({ system, heldBecause, beforehand, onConnected }: ConnectNoticeProps) {
  const { start, isUnderWay } = useReconnect(system, { beforehand, onConnected });
  const reasonId = useId();
  const { title, body, action } = disconnectedTexts(system.displayName);
  const reason = leavesToConnect(system.name) ? heldBecause : undefined;
  return (
    <Notice
      tone="warning"
      title={title}
      action={
        <Button
          size="compact-sm"
          loading={isUnderWay}
          disabled={reason !== undefined}
          aria-describedby={reason === undefined ? undefined : reasonId}
          onClick={start}
        >
          {action}
        </Button>
      }
    >
      {body}
      {reason !== undefined && <p id={reasonId}>{reason}</p>}
    </Notice>
  );
}
