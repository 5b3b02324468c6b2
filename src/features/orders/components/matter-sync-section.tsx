import { Button } from '@mantine/core';
import { useState } from 'react';
import { ApiError } from '@/api/errors';
import type { MatterSync } from '@/api/generated/filing/model';
import { ConnectNotice, useConnectionCheck, useFirmSystem } from '@/features/integrations';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { hasFailed, syncGroups } from '../model/matter-sync';
import { useSendToMatter } from '../mutations';
import classes from './matter-sync-section.module.css';

interface MatterSyncSectionProps {
  orderId: number;
  sync: MatterSync;
}

/** What of an order is in its matter, what is on its way, and what did not arrive. */
export function MatterSyncSection({ orderId, sync }: MatterSyncSectionProps) {
  return (
    <Section title="Matter">
      <p className={classes.lead}>{`Documents and fees go to the matter in ${sync.systemName}.`}</p>
      <ul className={classes.groups}>
        {syncGroups(sync).map(({ key, tone, label, title, names, details }) => (
          <li key={key} className={classes.group}>
            <div className={classes.head}>
              <span className={classes.title}>{title}</span>
              <StatusBadge tone={tone} label={label} />
            </div>
            {details.map((detail) => (
              <p key={detail} className={classes.detail}>
                {detail}
              </p>
            ))}
            <details className={classes.detail}>
              <summary>{names.length === 1 ? 'What it is' : 'What they are'}</summary>
              <ul className={classes.names}>
                {names.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two fees may have the same name, and none moves
                  <li key={index}>{name}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      {hasFailed(sync) && <SendAgain orderId={orderId} sync={sync} />}
    </Section>
  );
}

const nothing = () => Promise.resolve();

/** How to go on when something did not arrive: by connecting anew, where the person's connection has ended. */
function SendAgain({ orderId, sync }: MatterSyncSectionProps) {
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
