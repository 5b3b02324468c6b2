import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import type { MatterSync } from '@/api/generated/filing/model';
import { ConnectNotice, useConnectionCheck, useFirmSystem } from '@/features/integrations';
import { Notice } from '@/lib/ui/notice';
import { useSendToMatter } from '../mutations';

interface SendAgainProps {
  orderId: number;
  sync: MatterSync;
}

const nothing = () => Promise.resolve();

/** How to go on when something did not arrive: by connecting anew, where the person's connection has ended. */
export function SendAgain({ orderId, sync }: SendAgainProps) {
  const send = useSendToMatter(orderId);
  const system = useFirmSystem();
  const isDisconnected = useConnectionCheck(system) === 'disconnected';
  const [isLost, setLost] = useState(false);
  if (isDisconnected && !isLost) setLost(true);
  const sendNow = () => send.mutate(sync.mappingId);
  const goOn = () => {
    setLost(false);
    sendNow();
  };
  if (system && isLost) return <ConnectNotice system={system} beforehand={nothing} onConnected={goOn} />;
  return (
    <>
      <Button variant="default" size="compact-sm" loading={send.isPending} onClick={sendNow}>
        Try again
      </Button>
      {send.isError && (
        <Notice tone="bad" title="Nothing could be sent">
          {(send.error instanceof ApiError && send.error.detail) ||
            'The system does not answer. Try again in a moment.'}
        </Notice>
      )}
    </>
  );
}
