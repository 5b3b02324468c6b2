import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { calendarDay } from '@/lib/format/dates';
import { ErrorState } from '@/lib/ui/error-state';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { caseDeadlinesQuery } from '../../order/queries-watch';
import { openProposals } from '../model/open-proposals';
import { proposalsOf } from '../model/proposals';
import { proposingEntriesQuery } from '../queries';
import { DeadlineRow, ProposalRow } from './deadline-rows';
import classes from './watch.module.css';

/** The deadlines of one case: those confirmed, and those that its entries propose. */
export default function CaseDeadlines({ productCaseId }: { productCaseId: number }) {
  const day = calendarDay();
  const decided = useQuery(caseDeadlinesQuery(productCaseId));
  const found = useQuery(proposingEntriesQuery(day, productCaseId));
  const deadlines = decided.data;
  const proposals = useMemo(
    () => openProposals(proposalsOf(found.data?.entries ?? [], new Date().toISOString()), deadlines ?? []),
    [found.data, deadlines],
  );
  const confirmed = deadlines?.filter(({ status }) => status === 'confirmed') ?? [];
  const error = decided.error ?? found.error;
  const isLoaded = deadlines !== undefined && found.data !== undefined;
  const waiting = found.data?.waiting ?? 0;
  return (
    <Section title="Deadlines" actions={<AppLink to="/docket-sync/deadlines">All deadlines</AppLink>}>
      {!isLoaded && error && (
        <ErrorState
          title="The deadlines could not be loaded"
          error={error}
          onRetry={() => void Promise.all([decided.refetch(), found.refetch()])}
        />
      )}
      {!isLoaded && !error && <SkeletonLines lines={3} label="Loading deadlines" />}
      {isLoaded && confirmed.length + proposals.length === 0 && (
        <p className={classes.quiet}>
          {waiting > 0
            ? 'The docket is being read for deadlines.'
            : 'No deadline is confirmed, and no entry proposes one. Motions get no date: the local rule decides.'}
        </p>
      )}
      {isLoaded && confirmed.length > 0 && (
        <ul className={classes.list} data-narrow aria-label="Confirmed deadlines">
          {confirmed.map((deadline) => (
            <DeadlineRow key={deadline.deadlineId} deadline={deadline} day={day} />
          ))}
        </ul>
      )}
      {isLoaded && proposals.length > 0 && (
        <>
          <p className={classes.quiet}>Proposed. None is a deadline until someone confirms it.</p>
          <ul className={classes.list} data-narrow aria-label="Proposed deadlines">
            {proposals.map((proposal) => (
              <ProposalRow key={proposal.key} proposal={proposal} />
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
