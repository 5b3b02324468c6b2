import type { ReactNode } from 'react';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { useStepLink } from '../draft/use-step-link';
import { type Step, stepTitles } from '../model/steps';

interface ReviewSectionProps {
  title: string;
  /** Where it can be changed. */
  step: Step;
  children: ReactNode;
}

/** A part of the review, with the way to where it is entered. */
export function ReviewSection({ title, step, children }: ReviewSectionProps) {
  const stepLink = useStepLink();
  return (
    <Section
      title={title}
      actions={
        <AppLink {...stepLink(step)} size="sm" aria-label={`Edit ${stepTitles[step].toLowerCase()}`}>
          Edit
        </AppLink>
      }
    >
      {children}
    </Section>
  );
}
