import { Button } from '@mantine/core';
import { useState } from 'react';
import { explain, failureOf } from '@/api/errors';
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
  const check = useConnectionCheck(system);
  const [isLost, setLost] = useState(false);
  if (check === 'disconnected' && !isLost) setLost(true);
  const sendNow = () => send.mutate(sync.mappingId);
  const goOn = () => {
    setLost(false);
    sendNow();
  };
  if (system && isLost) return <ConnectNotice system={system} beforehand={nothing} onConnected={goOn} />;
  // Which of the two ways it is, is known in a moment.
  if (system && check === undefined) return null;
  return (
    <>
      <Button variant="default" size="compact-sm" loading={send.isPending} onClick={sendNow}>
        Try again
      </Button>
      {send.isError && (
        <Notice tone="bad" title="Nothing could be sent">
          {explain(failureOf(send.error), 'The system does not answer. Try again in a moment.')}
        </Notice>
      )}
    </>
  );
}
