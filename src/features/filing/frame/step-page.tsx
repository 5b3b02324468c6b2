import { Stack, Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef } from 'react';
import { neighbour, type Step, stepTitles } from '@/features/efiling';
import { ButtonLink } from '@/lib/ui/links';
import { useDraft, useStepLink } from '../draft/draft-context';
import { useSteps } from '../draft/use-steps';
import classes from './step-page.module.css';

interface StepPageProps {
  step: Step;
  /** One line of guidance. */
  intro?: ReactNode;
  children: ReactNode;
}

/** One step: heading, fields, and links to the previous and next step. A link to a field focuses that field. */
export function StepPage({ step, intro, children }: StepPageProps) {
  const { isReadOnly } = useDraft();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    const target = field === '' ? heading.current : document.getElementById(field);
    (target ?? heading.current)?.focus();
    if (!target || field === '') return;
    // The middle of a tall target would leave its beginning under the sticky bars.
    const isTall = target.clientHeight > window.innerHeight / 2;
    target.scrollIntoView({ block: isTall ? 'start' : 'center' });
  }, [field]);
  return (
    <section aria-labelledby="step-title">
      <Title order={2} id="step-title" ref={heading} tabIndex={-1} className={classes.title}>
        {stepTitles[step]}
      </Title>
      {intro && <p className={classes.intro}>{intro}</p>}
      <fieldset disabled={isReadOnly} aria-labelledby="step-title" className={classes.fields}>
        <Stack gap="lg">{children}</Stack>
      </fieldset>
      <StepNavigation step={step} />
    </section>
  );
}

function StepNavigation({ step }: { step: Step }) {
  const stepLink = useStepLink();
  const steps = useSteps();
  const before = neighbour(steps, step, -1);
  const after = neighbour(steps, step, 1);
  return (
    <nav aria-label="Previous and next step" className={classes.navigation}>
      {before && (
        <ButtonLink variant="default" {...stepLink(before)}>
          Back to {stepTitles[before].toLowerCase()}
        </ButtonLink>
      )}
      {after && (
        <ButtonLink className={classes.next} {...stepLink(after)}>
          Continue to {stepTitles[after].toLowerCase()}
        </ButtonLink>
      )}
    </nav>
  );
}
