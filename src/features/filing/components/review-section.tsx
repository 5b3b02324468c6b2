import type { ReactNode } from 'react';
import { AppLink } from '@/lib/ui/links';
import { Section } from '@/lib/ui/section';
import { useDraft } from '../draft/draft-context';
import { type Step, stepTitles } from '../model/steps';

interface ReviewSectionProps {
  title: string;
  /** Where it can be changed. */
  step: Step;
  children: ReactNode;
}

/** A part of the review, with the way to where it is entered. */
export function ReviewSection({ title, step, children }: ReviewSectionProps) {
  const { orderId } = useDraft();
  return (
    <Section
      title={title}
      actions={
        <AppLink
          to={`/case-initiation/$orderId/${step}`}
          params={{ orderId }}
          search={(search) => search}
          size="sm"
          aria-label={`Edit ${stepTitles[step].toLowerCase()}`}
        >
          Edit
        </AppLink>
      }
    >
      {children}
    </Section>
  );
}
