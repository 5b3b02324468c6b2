import type { DraftSummary, FilingFlow } from '@/api/generated/filing/model';
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
  /** Undefined while they are being loaded. */
  drafts: readonly DraftSummary[] | undefined;
  error: Error | null;
  onRetry: () => void;
}

/** Drafts of one way to file that wait to be finished, the one saved last first. */
export function DraftsToContinue({ flow, drafts, error, onRetry }: DraftsToContinueProps) {
  const waiting = drafts?.filter((draft) => draft.filingFlow === flow);
  return (
    <Section title="Continue a draft">
      {error && !drafts && <ErrorState title="The drafts could not be loaded" onRetry={onRetry} />}
      {!drafts && !error && <SkeletonLines label="Drafts are being loaded" />}
      {waiting?.length === 0 && (
        <EmptyState
          title="No drafts"
          description="What you begin here is saved as you go and can be continued later."
        />
      )}
      {waiting && waiting.length > 0 && (
        <ul className={classes.list}>
          {waiting.slice(0, 10).map((draft) => (
            <li key={draft.orderId} className={classes.draft}>
              <AppLink
                to={`${filingFlows[flow].path}/$orderId/case`}
                params={{ orderId: draft.orderId }}
                search={{ state: draft.state, mappingId: draft.mappingId }}
                className={classes.title}
              >
                {draft.caseTitle}
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
