import { Button, Group, Stack } from '@mantine/core';
import { ButtonLink } from '@/lib/ui/links';
import { Notice } from '@/lib/ui/notice';
import { useOnline } from '@/lib/ui/use-online';
import { useDraft } from '../draft/draft-context';
import { useProblems } from '../draft/problems-context';
import { useSubmission } from '../draft/submission-context';
import { useFeeQuote } from '../draft/use-fee-quote';
import { useStepLink } from '../draft/use-step-link';
import { useSubmit } from '../draft/use-submit';
import type { SubmitFailure } from '../model/submit-failure';

interface SubmitPanelProps {
  /** Brings what is still to be done before the person. */
  onShowProblems: () => void;
}

/** The button that sends the filing, what keeps it from being sent, and what came of the last press. */
export function SubmitPanel({ onShowProblems }: SubmitPanelProps) {
  const { isReadOnly } = useDraft();
  const { all, isChecking } = useProblems();
  const { isSubmitting, failure } = useSubmission();
  const { quote, isStale } = useFeeQuote();
  const isOnline = useOnline();
  const submit = useSubmit();
  // Nobody submits fees that they have not seen.
  const isQuoted = quote !== undefined && !isStale;
  const canPress = !isChecking && (all.length > 0 || (isQuoted && isOnline)) && (isSubmitting || !isReadOnly);

  function press(): void {
    if (all.length > 0) onShowProblems();
    else void submit().then(() => setTimeout(onShowProblems));
  }

  return (
    <Stack gap="sm">
      {failure && <FailureNotice failure={failure} />}
      <Group gap="md">
        <Button size="md" loading={isSubmitting} disabled={!canPress} aria-describedby="submit-hint" onClick={press}>
          Submit to the court
        </Button>
        <span id="submit-hint" role="status">
          {isSubmitting ? 'Submitting…' : submitHint(all.length, { isChecking, isQuoted, isOnline })}
        </span>
      </Group>
    </Stack>
  );
}

interface Readiness {
  isChecking: boolean;
  isQuoted: boolean;
  isOnline: boolean;
}

function submitHint(problems: number, { isChecking, isQuoted, isOnline }: Readiness): string {
  if (isChecking) return 'Checking against the lists of the court…';
  if (problems === 1) return '1 thing is to be done first.';
  if (problems > 1) return `${problems} things are to be done first.`;
  if (!isOnline) return 'You are offline. Everything entered is kept; submit it once you are connected.';
  return isQuoted ? 'Nothing is missing.' : 'The fees have to be quoted first.';
}

/** A conflict and a draft that was submitted before have banners of their own. */
function FailureNotice({ failure }: { failure: SubmitFailure }) {
  const stepLink = useStepLink();
  if (failure.kind === 'conflict' || failure.kind === 'submitted') return null;
  const isOpen = failure.kind === 'unconfirmed';
  return (
    <Notice
      tone={isOpen ? 'warning' : 'bad'}
      title={isOpen ? 'The submission could not be confirmed' : 'The filing was not submitted'}
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
