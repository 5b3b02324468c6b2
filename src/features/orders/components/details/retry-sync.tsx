import { Button } from '@mantine/core';
import { useState } from 'react';
import { changeFailed, explain, failureOf } from '@/api/errors';
import type { MatterSync } from '@/api/generated/filing/model';
import { ConnectNotice, useConnectionCheck, useFirmSystem } from '@/features/integrations';
import { Notice } from '@/lib/ui/notice';
import { useRetrySync } from '../../mutations';

interface RetrySyncProps {
  orderId: number;
  sync: MatterSync;
}

const doNothing = () => Promise.resolve();

/** Retries a failed sync. If the person's connection has ended, asks to reconnect first. */
export function RetrySync({ orderId, sync }: RetrySyncProps) {
  const retry = useRetrySync(orderId);
  const system = useFirmSystem();
  const check = useConnectionCheck(system);
  const [isDisconnected, setDisconnected] = useState(false);
  if (check === 'disconnected' && !isDisconnected) setDisconnected(true);
  const retryNow = () => retry.mutate(sync.mappingId);
  const continueAfterConnecting = () => {
    setDisconnected(false);
    retryNow();
  };
  if (system && isDisconnected)
    return <ConnectNotice system={system} beforehand={doNothing} onConnected={continueAfterConnecting} />;
  // The connection check is still running.
  if (system && check === undefined) return null;
  return (
    <>
      <Button variant="default" size="compact-sm" loading={retry.isPending} onClick={retryNow}>
        Try again
      </Button>
      {retry.isError && (
        <Notice tone="bad" title={changeFailed(retry.error, 'Sync failed', 'the sync started')}>
          {explain(failureOf(retry.error), 'The practice management system isn’t responding. Try again in a moment.')}
        </Notice>
      )}
    </>
  );
}
