import { Title } from '@mantine/core';
import type { Ref } from 'react';
import { fieldId } from '@/lib/form';
import { AppLink } from '@/lib/ui/links';
import { useStepLink } from '../draft/use-step-link';
import type { Problem } from '../model/problems';
import { steps, stepTitles } from '../model/steps';
import classes from './problem-list.module.css';

interface ProblemListProps {
  problems: readonly Problem[];
  /** Where the focus goes when something is to be done before the submission. */
  titleRef: Ref<HTMLHeadingElement>;
}

/** What is missing or wrong, by step; each entry leads to its field. */
export function ProblemList({ problems, titleRef }: ProblemListProps) {
  const stepLink = useStepLink();
  return (
    <section aria-labelledby="problems-title" className={classes.problems}>
      <Title order={3} size="h5" id="problems-title" ref={titleRef} tabIndex={-1} className={classes.title}>
        {problems.length === 1
          ? '1 thing to do before you can submit'
          : `${problems.length} things to do before you can submit`}
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
