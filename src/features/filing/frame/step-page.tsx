import type { ReactNode } from 'react';
import { StepSection } from '@/features/drafts';
import { neighbor, type Step, stepTitles } from '@/features/efiling';
import { ButtonLink } from '@/lib/ui/links';
import { useDraft, useStepLink } from '../draft/draft-context';
import { useSteps } from '../draft/use-steps';

interface StepPageProps {
  step: Step;
  /** One line of guidance. */
  intro?: ReactNode;
  children: ReactNode;
}

/** One step of a filing. */
export function StepPage({ step, intro, children }: StepPageProps) {
  const { isReadOnly } = useDraft();
  const stepLink = useStepLink();
  const steps = useSteps();
  const before = neighbor(steps, step, -1);
  const after = neighbor(steps, step, 1);
  return (
    <StepSection
      title={stepTitles[step]}
      intro={intro}
      isReadOnly={isReadOnly}
      navigation={(nextClass) => (
        <>
          {before && (
            <ButtonLink variant="default" {...stepLink(before)}>
              Back to {stepTitles[before].toLowerCase()}
            </ButtonLink>
          )}
          {after && (
            <ButtonLink className={nextClass} {...stepLink(after)}>
              Continue to {stepTitles[after].toLowerCase()}
            </ButtonLink>
          )}
        </>
      )}
    >
      {children}
    </StepSection>
  );
}
