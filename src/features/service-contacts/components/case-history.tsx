import { useQuery } from '@tanstack/react-query';
import type { ServiceContactHistoryEntry } from '@/api/generated/filing/model';
import { formatInstant } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { useContactBook } from '../contact-book';
import classes from './contacts.module.css';

const actions: Readonly<Record<ServiceContactHistoryEntry['action'], string>> = {
  attached: 'attached',
  detached: 'detached',
  updated: 'changed',
  removed: 'removed from the firm’s list',
};

/** Shows who attached, changed and removed a case's contacts, latest first. */
export function CaseHistory({ caseTrackingId }: { caseTrackingId: string }) {
  const { state, calls } = useContactBook();
  const { data: history, error, refetch } = useQuery(calls.history(state, caseTrackingId));
  if (error && !history)
    return <ErrorState title="The history couldn't be loaded" error={error} onRetry={() => void refetch()} />;
  if (!history) return <SkeletonLines lines={4} label="Loading the history" />;
  if (history.length === 0) return <p className={classes.facts}>No changes yet.</p>;
  return (
    <ol className={classes.list}>
      {history.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two entries may have the same time and contact
        <li key={`${entry.occurredAt} ${entry.serviceContactId} ${index}`} className={classes.item}>
          <div className={classes.what}>
            <p className={classes.name}>{`${entry.contactName} ${actions[entry.action]}`}</p>
            <p className={classes.facts}>{entry.partyName ? `For ${entry.partyName}` : 'Whole case'}</p>
            <p className={classes.facts}>
              <time dateTime={entry.occurredAt}>{formatInstant(entry.occurredAt)}</time>
              {` · ${entry.changedByName}, ${entry.changedByFirm}`}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
