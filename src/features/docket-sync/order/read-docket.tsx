import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { failureOf } from '@/api/errors';
import {
  getListDocketCaseDocumentsQueryKey,
  getListDocketCasePartiesQueryKey,
  listPacerPriorDocumentsPaged,
} from '@/api/generated/docket-sync';
import { usePerson } from '@/features/session';
import { formatDollars } from '@/lib/format/money';
import { Notice } from '@/lib/ui/notice';
import { ReasonButton } from '@/lib/ui/reason-button';
import { Section } from '@/lib/ui/section';
import { ProviderFailure } from '../accounts/provider-failure';
import { type OrderOutcome, orderOnce } from '../ordering/order-once';
import { submissionKey } from '../ordering/submission-key';
import { problemMembers } from '../problem-members';
import classes from './docket-entries.module.css';
import { type Docket, docketEntriesQuery } from './queries';

/** A federal docket that wasn't read yet: what reading it costs. It is read when a person presses the button. */
export function ReadDocket({ docket, error }: { docket: Docket; error: unknown }) {
  const queryClient = useQueryClient();
  const userId = usePerson()?.userId ?? 0;
  const [isUnderWay, setUnderWay] = useState(false);
  const [outcome, setOutcome] = useState<OrderOutcome<unknown>>();
  const { pacerCourt, providerCaseId } = docket;
  const price = problemMembers(failureOf(error).body).price;

  async function read(court: string): Promise<void> {
    setUnderWay(true);
    setOutcome(undefined);
    const key = submissionKey(userId, JSON.stringify(['docket report', providerCaseId]));
    const next = await orderOnce(key, (text) =>
      listPacerPriorDocumentsPaged(
        { CaseId: providerCaseId, PacerCourt: court, ScrapeNewest: true, Page: 1, PageSize: 50 },
        { 'Idempotency-Key': text },
      ),
    );
    if (next.kind === 'ordered') {
      const { queryKey } = docketEntriesQuery(docket, 1);
      queryClient.setQueryData(queryKey, next.answer);
      void queryClient.invalidateQueries({ queryKey: getListDocketCasePartiesQueryKey() });
      void queryClient.invalidateQueries({
        queryKey: getListDocketCaseDocumentsQueryKey(),
        predicate: (query) => query.queryHash !== JSON.stringify(queryKey) && query.state.error !== null,
      });
    }
    setOutcome(next);
    setUnderWay(false);
  }

  return (
    <Section title="Docket">
      <p className={classes.quiet}>
        {`This docket hasn’t been read from PACER. Reading it costs ${price === undefined ? 'at most $3.00' : `up to ${formatDollars(price)}`}. Following the docket shows it without this charge.`}
      </p>
      {outcome?.kind === 'unknown' && (
        <Notice tone="warning" title="It is not known whether the docket was read">
          Read it again. The same reading isn’t charged twice.
        </Notice>
      )}
      {outcome?.kind === 'refused' && (
        <ProviderFailure title="The docket wasn’t read" error={outcome.error} providerId={docket.providerId} />
      )}
      {pacerCourt && (
        <ReasonButton
          needsNetwork
          variant="default"
          mt="sm"
          loading={isUnderWay}
          refusal={undefined}
          onClick={() => void read(pacerCourt)}
        >
          {`Read docket from PACER, up to ${formatDollars(price ?? 3)}`}
        </ReasonButton>
      )}
    </Section>
  );
}
