import { useRef } from 'react';
import { useProblems } from '../draft/problems-context';
import { FeePanel } from './fee-panel';
import { ProblemList } from './problem-list';
import { ReviewCase } from './review-case';
import { ReviewFilings } from './review-filings';
import { ReviewParties } from './review-parties';
import { StepPage } from './step-page';
import { SubmitPanel } from './submit-panel';

/** Everything that goes to the court, what is still missing, what it costs, and the one button that sends it. */
export function ReviewStep() {
  const { all } = useProblems();
  const problemsTitle = useRef<HTMLHeadingElement>(null);
  return (
    <StepPage step="review" intro="Read it as the clerk will. After you submit, the court has it.">
      {all.length > 0 && <ProblemList problems={all} titleRef={problemsTitle} />}
      <ReviewCase />
      <ReviewParties />
      <ReviewFilings />
      <FeePanel />
      <SubmitPanel onShowProblems={() => problemsTitle.current?.focus()} />
    </StepPage>
  );
}
