import { lazy, Suspense } from 'react';
import type { MatterSync } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { hasFailed, syncGroups } from '../../model/matter-sync';
import classes from './matter-sync-section.module.css';

const RetrySync = lazy(async () => ({ default: (await import('./retry-sync')).RetrySync }));

interface MatterSyncSectionProps {
  orderId: number;
  sync: MatterSync;
}

/** The sync of an order's documents and fees to its matter. */
export function MatterSyncSection({ orderId, sync }: MatterSyncSectionProps) {
  return (
    <Section title="Matter">
      <p className={classes.lead}>{`Documents and fees sync to the matter in ${sync.systemName}.`}</p>
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
              <summary>{names.length === 1 ? 'View item' : 'View items'}</summary>
              <ul className={classes.names}>
                {names.map((name, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is never reordered
                  <li key={index}>{name}</li>
                ))}
              </ul>
            </details>
          </li>
        ))}
      </ul>
      {hasFailed(sync) && (
        <Suspense>
          <RetrySync orderId={orderId} sync={sync} />
        </Suspense>
      )}
    </Section>
  );
}
