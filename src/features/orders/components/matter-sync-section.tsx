import { Button } from '@mantine/core';
import { ApiError } from '@/api/errors';
import type { MatterSync } from '@/api/generated/filing/model';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { hasFailed, syncGroups } from '../model/matter-sync';
import { useSendToMatter } from '../mutations';
import classes from './matter-sync-section.module.css';

/** What of an order is in its matter, what is on its way, and what did not arrive. */
export function MatterSyncSection({ orderId, sync }: { orderId: number; sync: MatterSync }) {
  const send = useSendToMatter(orderId);
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
      {hasFailed(sync) && (
        <Button
          variant="default"
          size="compact-sm"
          loading={send.isPending}
          onClick={() => send.mutate(sync.mappingId)}
        >
          Try again
        </Button>
      )}
      {send.isError && (
        <Notice tone="bad" title="Nothing could be sent">
          {(send.error instanceof ApiError && send.error.detail) ||
            'The system does not answer. Try again in a moment.'}
        </Notice>
      )}
    </Section>
  );
}
