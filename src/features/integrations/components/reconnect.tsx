/** Asks a disconnected person to reconnect: on a whole page, in a dialog, or in a notice (specification, section 2). */
import { Button, Group, Text } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { runtimeConfig } from '@/api/config';
import { Dialog } from '@/lib/ui/dialog';
import { Notice } from '@/lib/ui/notice';
import { leavesToConnect } from '../connect';
import { type FirmSystem, useConnect, useSaysDisconnected } from '../use-connection';
import { useReconnect } from '../use-reconnect';
import classes from './reconnect.module.css';

function reconnectTexts(systemName: string) {
  return {
    title: `Disconnected from ${systemName}`,
    body: `You appear to be disconnected. Please reconnect to continue managing your matters with ${runtimeConfig().productName}.`,
    action: `Connect to ${systemName}`,
  };
}

interface ReconnectScreenProps {
  system: FirmSystem;
  /** What the person can do without connecting. */
  otherwise?: ReactNode;
}

/** Replaces a page that needs the connected system. */
export function ReconnectScreen({ system, otherwise }: ReconnectScreenProps) {
  useSaysDisconnected();
  const { start, isUnderWay } = useConnect(system);
  const { title, body, action } = reconnectTexts(system.displayName);
  return (
    <section className={classes.screen} aria-label={title}>
      <h1 className={classes.title}>{title}</h1>
      <p>{body}</p>
      <Group justify="center">
        <Button loading={isUnderWay} onClick={start}>
          {action}
        </Button>
        {otherwise}
      </Group>
    </section>
  );
}

interface ReconnectDialogProps {
  system: FirmSystem;
  onClose: () => void;
  /** Called when the person connected without leaving the page. */
  onConnected: () => void;
}

/** Replaces a dialog that needs the connected system. */
export function ReconnectDialog({ system, onClose, onConnected }: ReconnectDialogProps) {
  useSaysDisconnected();
  const { start, isUnderWay } = useReconnect(system, { onConnected });
  const { title, body, action } = reconnectTexts(system.displayName);
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

interface ConnectNoticeProps {
  system: FirmSystem;
  /** Why the page cannot be left now. Ignored for systems that connect without leaving it. */
  heldBecause?: string | undefined;
  /** Runs before the browser leaves the page. */
  beforehand: () => Promise<unknown>;
  /** Called when the person connected without leaving the page. */
  onConnected: () => void;
}

/** Reconnects in the middle of work, without losing it. */
export function ConnectNotice({ system, heldBecause, beforehand, onConnected }: ConnectNoticeProps) {
  useSaysDisconnected();
  const { start, isUnderWay } = useReconnect(system, { beforehand, onConnected });
  const reasonId = useId();
  const { title, body, action } = reconnectTexts(system.displayName);
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
