import { lazy, Suspense } from 'react';
import type { MatterSync } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { hasFailed, syncGroups } from '../model/matter-sync';
import classes from './matter-sync-section.module.css';

const SendAgain = lazy(async () => ({ default: (await import('./send-again')).SendAgain }));

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
      {hasFailed(sync) && (
        <Suspense>
          <SendAgain orderId={orderId} sync={sync} />
        </Suspense>
      )}
    </Section>
  );
}
