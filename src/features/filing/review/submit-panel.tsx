import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { paymentText } from '@/features/efiling';
import { shortSlotText } from '@/features/hearings';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { useOnline } from '@/lib/ui/use-online';
import { useDraft, useStepLink } from '../draft/draft-context';
import { useFilingContent } from '../draft/filing-form';
import { draftJournal } from '../draft/journals';
import { useProblems } from '../draft/problems';
import { useSubmission } from '../draft/submission-context';
import { useCourtTimeZone } from '../draft/use-court-time-zone';
import { useFeeQuote } from '../draft/use-fee-quote';
import type { SubmitFailure } from '../model/failures';
import { CreditHoldNotice } from './credit-hold-notice';
import { usePayingAccount } from './paying-account';
import { ServiceOffer } from './service-offer';
import classes from './submit-panel.module.css';
import { useSubmit } from './use-submit';

interface SubmitPanelProps {
  /** Moves the focus to the items to fix. */
  onShowProblems: () => void;
}

/** The Submit button, with what it costs and who pays, what blocks it, and why the last attempt failed. */
export function SubmitPanel({ onShowProblems }: SubmitPanelProps) {
  const { isReadOnly } = useDraft();
  const { all, isChecking, failures } = useProblems();
  const { isSubmitting, failure } = useSubmission();
  const { quote, isStale } = useFeeQuote();
  const isOnline = useOnline();
  const { account } = usePayingAccount();
  const isOnlyServed = useFilingContent(
    ({ filings }) => filings.length > 0 && filings.every(({ action }) => action === 'Serve'),
  );
  const submitText = useSubmitText();
  const [isServed, setServed] = useState(false);
  const submit = useSubmit(isServed);
  // The person must see the current fees before submitting.
  const isQuoted = quote !== undefined && !isStale;
  const isUnchecked = failures.length > 0;
  const isReady = isQuoted && isOnline && !isUnchecked;
  const canPress = !isChecking && (all.length > 0 || isReady) && (isSubmitting || !isReadOnly);

  function press(): void {
    if (all.length > 0) onShowProblems();
    else void submit().then(() => setTimeout(onShowProblems));
  }

  return (
    <Stack gap="sm">
      <ServiceOffer isWanted={isServed} onChange={setServed} />
      {failure && <FailureNotice failure={failure} />}
      <Group gap="md">
        <Button
          size="md"
          className={classes.submit}
          loading={isSubmitting}
          disabled={!canPress}
          aria-describedby="submit-hint"
          onClick={press}
        >
          <span className={classes.label}>
            {isOnlyServed ? 'Serve the documents' : submitText}
            {isReady && all.length === 0 && account && (
              <span className={classes.payment}>{paymentText(quote, account)}</span>
            )}
          </span>
        </Button>
        <span id="submit-hint" role="status">
          {isSubmitting ? 'Submitting…' : submitHint(all.length, { isChecking, isUnchecked, isQuoted, isOnline })}
        </span>
      </Group>
    </Stack>
  );
}

/** Tells what the press does: `Submit and reserve Thursday, June 11, 9:30 AM CDT`. */
function useSubmitText(): string {
  const slots = useFilingContent(({ filings }) => filings).flatMap(({ hearingSlot }) => hearingSlot ?? []);
  const timeZone = useCourtTimeZone();
  const [first, ...others] = slots;
  if (!first || timeZone === undefined) return 'Submit to the court';
  return others.length > 0
    ? `Submit and reserve ${slots.length} hearings`
    : `Submit and reserve ${shortSlotText(first, timeZone)}`;
}

interface Readiness {
  isChecking: boolean;
  /** Lists couldn't be loaded. */
  isUnchecked: boolean;
  isQuoted: boolean;
  isOnline: boolean;
}

function submitHint(problems: number, { isChecking, isUnchecked, isQuoted, isOnline }: Readiness): string {
  if (isChecking && isOnline) return "Checking against the court's lists…";
  if (problems === 1) return '1 item to fix before submitting';
  if (problems > 1) return `${problems} items to fix before submitting`;
  if (!isOnline) return `You're offline. ${whereWorkIs()} Submit once you're back online.`;
  if (isUnchecked) return "The filing can't be checked yet. See the lists that couldn't be loaded, above.";
  return isQuoted ? 'Ready to submit' : 'Waiting for the fee quote';
}

/** A frame without third-party storage keeps unsaved changes only while it is open. */
function whereWorkIs(): string {
  return draftJournal.isLasting() ? 'Your work is saved in this browser.' : 'Keep this page open to keep your changes.';
}

/** Conflicts and drafts already submitted show a banner instead. */
function FailureNotice({ failure }: { failure: SubmitFailure }) {
  const stepLink = useStepLink();
  if (failure.kind === 'conflict' || failure.kind === 'submitted') return null;
  if (failure.kind === 'credit-hold') return <CreditHoldNotice />;
  const isUnconfirmed = failure.kind === 'unconfirmed';
  return (
    <Notice
      tone={isUnconfirmed ? 'warning' : 'bad'}
      title={isUnconfirmed ? "The submission couldn't be confirmed" : "The filing wasn't submitted"}
      action={
        failure.kind === 'payment' && (
          <ButtonLink size="xs" variant="default" {...stepLink('payment')}>
            Choose another payment account
          </ButtonLink>
        )
      }
    >
      {failure.message}
    </Notice>
  );
}
