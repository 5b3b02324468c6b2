import type { ReactNode } from 'react';
import { type Step, stepTitles } from '@/features/efiling';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { useStepLink } from '../draft/draft-context';

interface ReviewSectionProps {
  title: string;
  /** The step that edits it. */
  step: Step;
  children: ReactNode;
}

/** A section of the review with a link to edit it. */
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
