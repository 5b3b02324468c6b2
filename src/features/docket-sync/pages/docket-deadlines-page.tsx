import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { runtimeConfig } from '@/api/config';
import type { Deadline } from '@/api/generated/docket-watch/model';
import { saveBlob } from '@/lib/files/save-blob';
import { calendarDay } from '@/lib/format/dates';
import { EmptyState } from '@/lib/ui/empty-state';
import { ErrorState } from '@/lib/ui/error-state';
import { Notice } from '@/lib/ui/notice';
import { Section } from '@/lib/ui/section';
import { SkeletonLines } from '@/lib/ui/skeleton-lines';
import { showFailure, tryAgain } from '@/lib/ui/toast';
import { CalendarFeeds } from '../watch/components/calendar-feeds';
import { DeadlineRow, ProposalRow } from '../watch/components/deadline-rows';
import { DocketsHeader, WithDocketWatch } from '../watch/components/dockets-header';
import classes from '../watch/components/watch.module.css';
import { openProposals } from '../watch/model/open-proposals';
import { proposalsOf } from '../watch/model/proposals';
import { deadlinesQuery, proposingEntriesQuery } from '../watch/queries';

/** Deadlines that dockets propose, those that people confirmed, and calendars for them. */
export function DocketDeadlinesPage() {
  return (
    <WithDocketWatch name="Deadlines">
      <Deadlines day={calendarDay()} />
    </WithDocketWatch>
  );
}

function Deadlines({ day }: { day: string }) {
  const { data: deadlines, error, refetch } = useQuery(deadlinesQuery(day));
  const confirmed = deadlines?.filter(({ status }) => status === 'confirmed');
  return (
    <>
      <DocketsHeader
        title="Deadlines"
        actions={
          confirmed &&
          confirmed.length > 0 && (
            <Button variant="default" onClick={() => void saveCalendar(deadlines ?? [])}>
              Save as .ics
            </Button>
          )
        }
      />
      <div className={classes.stack}>
        {!deadlines && error && (
          <ErrorState title="The deadlines could not be loaded" error={error} onRetry={() => void refetch()} />
        )}
        {!deadlines && !error && <SkeletonLines lines={8} label="Loading deadlines" />}
        {deadlines && (
          <>
            <Proposals day={day} decided={deadlines} />
            <Section title="Confirmed">
              {confirmed?.length === 0 ? (
                <EmptyState title="No deadlines" description="Deadlines that your firm confirms are listed here." />
              ) : (
                <ul className={classes.list} aria-label="Confirmed deadlines">
                  {confirmed?.map((deadline) => (
                    <DeadlineRow key={deadline.deadlineId} deadline={deadline} day={day} />
                  ))}
                </ul>
              )}
            </Section>
          </>
        )}
        <CalendarFeeds />
      </div>
    </>
  );
}

/** Shows what the rules make of the dockets' entries. No one has decided on these. */
function Proposals({ day, decided }: { day: string; decided: readonly Deadline[] }) {
  const { data, error, refetch } = useQuery(proposingEntriesQuery(day));
  const proposals = useMemo(
    () => openProposals(proposalsOf(data?.entries ?? [], new Date().toISOString()), decided),
    [data, decided],
  );
  return (
    <Section title="Proposed">
      <p className={classes.quiet}>
        Counted from docket entries by the rule shown. A proposal is no deadline until someone confirms it. Check it
        against the court’s orders. Motions get no date: the local rule decides.
      </p>
      {data && data.waiting > 0 && (
        <Notice tone="info">
          {`${data.waiting === 1 ? '1 docket is' : `${data.waiting} dockets are`} not read for deadlines yet. The list fills by itself.`}
        </Notice>
      )}
      {!data && error && (
        <ErrorState title="The dockets could not be read" error={error} onRetry={() => void refetch()} />
      )}
      {!data && !error && <SkeletonLines lines={4} label="Reading the dockets" />}
      {data && proposals.length === 0 && data.waiting === 0 && (
        <EmptyState title="Nothing to decide" description="No docket entry proposes a deadline." />
      )}
      {proposals.length > 0 && (
        <ul className={classes.list} aria-label="Proposed deadlines">
          {proposals.map((proposal) => (
            <ProposalRow key={proposal.key} proposal={proposal} />
          ))}
        </ul>
      )}
    </Section>
  );
}

async function saveCalendar(deadlines: readonly Deadline[]): Promise<void> {
  try {
    const { calendarOf } = await import('../watch/calendar-file');
    const wanted = deadlines.filter(({ status }) => status === 'confirmed' || status === 'cancelled');
    const text = calendarOf(wanted, runtimeConfig().providerDomain, new Date());
    saveBlob(new Blob([text], { type: 'text/calendar' }), 'court-deadlines.ics');
  } catch {
    showFailure('The calendar file could not be made', tryAgain);
  }
}
