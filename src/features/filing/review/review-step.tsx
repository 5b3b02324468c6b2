import { Title } from '@mantine/core';
import { lazy, type Ref, Suspense, useRef } from 'react';
import { type Problem, steps, stepTitles } from '@/features/efiling';
import { MatterCheck } from '@/features/matters';
import { fieldId } from '@/lib/form';
import { AppLink } from '@/lib/ui/links';
import { Certifications } from '../case/certifications';
import { useCourtTables } from '../draft/court-tables';
import { useDraft, useStepLink } from '../draft/draft-context';
import { useProblems } from '../draft/problems';
import { FeePanel } from '../frame/fee-panel';
import { StepPage } from '../frame/step-page';
import { ChangedRecipients } from './changed-recipients';
import { PayingAccount } from './paying-account';
import { ReviewCase } from './review-case';
import { ReviewFilings } from './review-filings';
import { ReviewNotices } from './review-notices';
import { ReviewParties } from './review-parties';
import classes from './review-step.module.css';
import { SecondLook } from './second-look';
import { SubmitPanel } from './submit-panel';

const PreflightPanel = lazy(() => import('../preflight/preflight-panel'));

/** Everything sent to the court, the items to fix, the fees, and the Submit button. */
export function ReviewStep() {
  const { all } = useProblems();
  const { mappingId } = useDraft();
  const { disclaimers } = useCourtTables().tables;
  const problemsTitle = useRef<HTMLHeadingElement>(null);
  return (
    <StepPage step="review" intro="Check everything before you submit. You can't edit a submitted filing.">
      {all.length > 0 && <ProblemList problems={all} titleRef={problemsTitle} />}
      <SecondLook />
      <ReviewCase />
      <ReviewParties />
      <ReviewFilings />
      <ChangedRecipients />
      <Suspense fallback={null}>
        <PreflightPanel />
      </Suspense>
      {disclaimers.length > 0 && <Certifications disclaimers={disclaimers} />}
      <ReviewNotices />
      <MatterCheck mappingId={mappingId} />
      <FeePanel>
        <PayingAccount />
      </FeePanel>
      <SubmitPanel onShowProblems={() => problemsTitle.current?.focus()} />
    </StepPage>
  );
}

interface ProblemListProps {
  problems: readonly Problem[];
  /** Receives the focus when there are items to fix. */
  titleRef: Ref<HTMLHeadingElement>;
}

/** Items to fix, grouped by step. Each links to its field. */
function ProblemList({ problems, titleRef }: ProblemListProps) {
  const stepLink = useStepLink();
  return (
    <section aria-labelledby="problems-title" className={classes.problems}>
      <Title order={3} size="h5" id="problems-title" ref={titleRef} tabIndex={-1} className={classes.title}>
        {problems.length === 1
          ? '1 item to fix before you can submit'
          : `${problems.length} items to fix before you can submit`}
      </Title>
      {steps.map((step) => {
        const ofStep = problems.filter((problem) => problem.step === step);
        if (ofStep.length === 0) return null;
        return (
          <div key={step}>
            <p className={classes.step}>{stepTitles[step]}</p>
            <ul className={classes.list}>
              {ofStep.map(({ path, message, about }) => (
                <li key={`${path} ${message}`}>
                  <AppLink {...stepLink(step)} hash={fieldId(path)} size="sm">
                    {about === undefined ? message : `${about}: ${message}`}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
