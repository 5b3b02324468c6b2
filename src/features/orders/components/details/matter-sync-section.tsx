import { lazy, Suspense } from 'react';
import type { MatterSync } from '@/api/generated/filing/model';
import { Section } from '@/lib/ui/section';
import { StatusBadge } from '@/lib/ui/status-badge';
import { hasFailed, type SyncedExpense, syncGroups } from '../../model/matter-sync';
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
        {syncGroups(sync).map(({ key, tone, label, title, names, details, expenses }) => (
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
            <details className={classes.detail} open={expenses.some(({ difference }) => difference !== undefined)}>
              <summary>{names.length === 1 ? 'View item' : 'View items'}</summary>
              {expenses.length > 0 ? (
                <ExpenseList expenses={expenses} />
              ) : (
                <ul className={classes.names}>
                  {names.map((name, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and the list is never reordered
                    <li key={index}>{name}</li>
                  ))}
                </ul>
              )}
            </details>
          </li>
        ))}
      </ul>
      {hasFailed(sync) && (
        <Suspense fallback={null}>
          <RetrySync orderId={orderId} sync={sync} />
        </Suspense>
      )}
    </Section>
  );
}

/** Fees as the matter has them: amount, category, and whether the client was billed. */
function ExpenseList({ expenses }: { expenses: readonly SyncedExpense[] }) {
  return (
    <ul className={classes.expenses}>
      {expenses.map(({ id, name, amount, state, difference }) => (
        <li key={id}>
          <span className={classes.expense}>
            <span>{name}</span>
            <span className={classes.amount}>{amount}</span>
          </span>
          <span className={classes.state}>{state}</span>
          {difference && <span className={classes.difference}>{difference}</span>}
        </li>
      ))}
    </ul>
  );
}
