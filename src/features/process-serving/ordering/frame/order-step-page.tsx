import type { ReactNode } from 'react';
import { StepSection } from '@/features/drafts';
import { ButtonLink } from '@/lib/ui/links';
import { useOrderDraft, useOrderStepLink } from '../draft/order-context';
import { besideStep, type OrderStep, orderStepTitles } from '../model/steps';

interface OrderStepPageProps {
  step: OrderStep;
  /** One line of guidance. */
  intro?: ReactNode;
  children: ReactNode;
}

/** One step of an order of process serving. */
export function OrderStepPage({ step, intro, children }: OrderStepPageProps) {
  const { isReadOnly } = useOrderDraft();
  const stepLink = useOrderStepLink();
  const before = besideStep(step, -1);
  const after = besideStep(step, 1);
  return (
    <StepSection
      title={orderStepTitles[step]}
      intro={intro}
      isReadOnly={isReadOnly}
      navigation={(nextClass) => (
        <>
          {before && (
            <ButtonLink variant="default" {...stepLink(before)}>
              Back to {orderStepTitles[before].toLowerCase()}
            </ButtonLink>
          )}
          {after && (
            <ButtonLink className={nextClass} {...stepLink(after)}>
              Continue to {orderStepTitles[after].toLowerCase()}
            </ButtonLink>
          )}
        </>
      )}
    >
      {children}
    </StepSection>
  );
}
