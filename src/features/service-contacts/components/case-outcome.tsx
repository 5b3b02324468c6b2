import { changeFailed, explain, failureOf } from '@/api/errors';
import { StatusBadge } from '@/lib/ui/status-badge';
import type { CaseOutcome } from '../model/case-steps';
import classes from './contacts.module.css';

/** Shows what became of attaching to a case. */
export function CaseOutcomeText({ outcome }: { outcome: CaseOutcome | undefined }) {
  if (outcome === undefined) return null;
  if (outcome === 'attached') return <StatusBadge tone="good" label="Attached" />;
  if (outcome === 'not-tried') return <StatusBadge tone="neutral" label="Not tried" />;
  const { error } = outcome;
  return (
    <span className={classes.warning} role="alert">
      {changeFailed(error, explain(failureOf(error), 'Not attached'), 'the contact was attached')}
    </span>
  );
}
