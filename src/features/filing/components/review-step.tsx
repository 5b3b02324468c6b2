import { Button, Group, Stack } from '@mantine/core';
import { useRef } from 'react';
import { Notice } from '@/lib/ui/notice';
import { useDraft } from '../draft/draft-context';
import { useProblems } from '../draft/problems-context';
import { useSubmission } from '../draft/submission-context';
import { useSubmit } from '../draft/use-submit';
import { FeePanel } from './fee-panel';
import { ProblemList } from './problem-list';
import { ReviewCase } from './review-case';
import { ReviewFilings } from './review-filings';
import { ReviewParties } from './review-parties';
import { StepPage } from './step-page';

/** Everything that goes to the court, what is still missing, what it costs, and the one button that sends it. */
export function ReviewStep() {
  const { isReadOnly } = useDraft();
  const { all, isChecking } = useProblems();
  const { isSubmitting, failure } = useSubmission();
  const submit = useSubmit();
  const problemsTitle = useRef<HTMLHeadingElement>(null);

  function press(): void {
    if (all.length > 0) problemsTitle.current?.focus();
    else void submit();
  }

  return (
    <StepPage step="review" intro="Read it as the clerk will. After you submit, the court has it.">
      {all.length > 0 && <ProblemList problems={all} titleRef={problemsTitle} />}
      <ReviewCase />
      <ReviewParties />
      <ReviewFilings />
      <FeePanel />
      <Stack gap="sm">
        {failure && failure.kind !== 'submitted' && failure.kind !== 'conflict' && (
          <Notice tone={failure.kind === 'unconfirmed' ? 'warning' : 'bad'} title="The filing was not submitted">
            {failure.message}
          </Notice>
        )}
        <Group gap="md">
          <Button
            size="md"
            loading={isSubmitting}
            disabled={isChecking || (isReadOnly && !isSubmitting)}
            aria-describedby="submit-hint"
            onClick={press}
          >
            Submit to the court
          </Button>
          <span id="submit-hint" role="status">
            {submitHint(all.length, isChecking)}
          </span>
        </Group>
      </Stack>
    </StepPage>
  );
}

function submitHint(problems: number, isChecking: boolean): string {
  if (isChecking) return 'Checking against the lists of the court…';
  if (problems === 0) return 'Nothing is missing.';
  return problems === 1 ? '1 thing is to be done first.' : `${problems} things are to be done first.`;
}
