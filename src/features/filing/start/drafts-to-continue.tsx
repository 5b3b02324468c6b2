import type { DraftSummary, FilingFlow } from '@/api/generated/filing/model';
import { courtAndDay } from '@/features/orders';
import { formatInstant } from '@/lib/format/dates';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { filingFlows } from '../filing-flows';
import classes from './drafts-to-continue.module.css';

interface DraftsToContinueProps {
  flow: FilingFlow;
  /** Undefined while loading. */
  drafts: readonly DraftSummary[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Unfinished drafts of one filing flow, most recently saved first. */
export function DraftsToContinue({ flow, drafts, error, onRetry }: DraftsToContinueProps) {
  const waiting = drafts?.filter((draft) => draft.filingFlow === flow);
  return (
    <Section title="Continue a draft">
      {error && !drafts && <ErrorState title="The drafts couldn't be loaded" error={error} onRetry={onRetry} />}
      {!drafts && !error && <SkeletonLines label="Loading drafts" />}
      {waiting?.length === 0 && (
        <EmptyState title="No drafts" description="We save your work as you go so you can continue later." />
      )}
      {waiting && waiting.length > 0 && (
        <ul className={classes.list}>
          {waiting.slice(0, 10).map((draft) => (
            <li key={draft.orderId} className={classes.draft}>
              <AppLink
                to={`${filingFlows[flow].path}/$orderId`}
                params={{ orderId: draft.orderId }}
                search={{ state: draft.state, mappingId: draft.mappingId }}
                className={classes.title}
              >
                {draft.caseTitle || courtAndDay(draft.courtName, draft.createdAt)}
              </AppLink>
              <span className={classes.facts}>
                {[draft.courtName, draft.clientReference].filter(Boolean).join(' · ')}
              </span>
              <span className={classes.facts}>
                Saved {formatInstant(draft.savedAt)} by {draft.savedBy.name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
